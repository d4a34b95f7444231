/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The built client lies in the Python package: `brettwerk serve` serves it from there.
export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: {
    outDir: '../src/brettwerk/server/static',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: true,
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': { target: process.env.BRETTWERK_SERVER ?? 'http://127.0.0.1:8123', ws: true } },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
