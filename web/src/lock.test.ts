// The lock file: every package with its hash, none with the address of a registry, all platforms of the bundler.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string; integrity?: string; resolved?: string; optionalDependencies?: Record<string, string> }>;
};

it('names a hash and no host for every package', () => {
  const fetched = Object.entries(packages).filter(([path]) => path);
  expect(fetched.filter(([, one]) => !one.integrity).map(([path]) => path)).toEqual([]);
  expect(fetched.filter(([, one]) => one.resolved).map(([path]) => path)).toEqual([]);
});

it('holds the bundler for every platform', () => {
  const wanted = Object.keys(packages['node_modules/rollup']?.optionalDependencies ?? {});
  expect(wanted.filter((name) => !packages[`node_modules/${name}`])).toEqual([]);
});
