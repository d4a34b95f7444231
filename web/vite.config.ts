/// <reference types="vitest/config" />
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// The built client lies in the Python package: `brettwerk serve` serves it from there.
const OUT = '../src/brettwerk/server/static';

/** The service worker's cache is named after the build: what an older build has kept is thrown away. */
function nameCache(): Plugin {
  let build = 'none';
  return {
    name: 'name-cache',
    apply: 'build',
    generateBundle(_options, bundle) {
      build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
    },
    closeBundle() {
      const path = `${OUT}/sw.js`;
      writeFileSync(path, readFileSync(path, 'utf8').replace('__BUILD__', build));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), nameCache()],
  base: './',
  build: {
    outDir: OUT,
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
