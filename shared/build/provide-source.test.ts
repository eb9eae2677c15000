import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { provideSource, sharedPaths } from './provide-source.mjs';

test('every file of shared/src is given, and each path has a file', () => {
  const paths = sharedPaths().map(({ path }) => path);
  expect(paths).toContain('@court/shared/router');
  expect(paths).toContain('@court/shared/state/court-atom');
  for (const path of paths) {
    const file = path.replace('@court/shared/', 'shared/src/');
    expect(existsSync(`${file}.ts`) || existsSync(`${file}.tsx`), path).toBe(true);
  }
});

test('tests are not given', () => {
  expect(sharedPaths().filter(({ path }) => path.includes('.test'))).toEqual([]);
});

test('a part that imports a heavy library is given later, the others at once', () => {
  const heavy = new Map(sharedPaths().map(({ path, heavy }) => [path, heavy]));
  expect(heavy.get('@court/shared/records/court-config')).toBe(true);
  expect(heavy.get('@court/shared/router')).toBe(false);
  const source = provideSource('production');
  expect(source).toContain('later: () => import("@court/shared/records/court-config")');
  expect(source).toMatch(/import \* as m\d+ from "@court\/shared\/router";/);
});

test('development gives what its JSX transform calls', () => {
  expect(provideSource('development')).toContain('react/jsx-dev-runtime');
  expect(provideSource('production')).not.toContain('react/jsx-dev-runtime');
});
