import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { provideSource, sharedPaths } from './provide-source.mjs';

test('files of shared/src are given, and each path has a file', () => {
  const paths = sharedPaths().map(({ path }) => path);
  expect(paths).toContain('@court/shared/router');
  expect(paths).toContain('@court/shared/state/court-atom');
  for (const path of paths) {
    const file = path.replace('@court/shared/', 'shared/src/');
    expect(existsSync(`${file}.ts`) || existsSync(`${file}.tsx`), path).toBe(true);
  }
});

test('tests are not given, nor parts that another part loads', () => {
  const paths = sharedPaths().map(({ path }) => path);
  expect(paths.filter((path) => path.includes('.test'))).toEqual([]);
  expect(paths).toContain('@court/shared/state/lists/lists-atom');
  expect(paths).not.toContain('@court/shared/state/lists/keep-lists');
  expect(paths).not.toContain('@court/shared/records/typed-name');
  expect(paths).not.toContain('@court/shared/records/court-config');
});

test('a part that imports a heavy library comes in a file of its own, what other views read in a later file, the others at once', () => {
  const later = new Map(sharedPaths().map((each) => [each.path, each.later]));
  expect(later.get('@court/shared/ui/virtual-sections')).toBe('');
  expect(later.get('@court/shared/data/month-counts-atom')).toBe('shared-views');
  expect(later.get('@court/shared/router')).toBeNull();
  const source = provideSource('production');
  expect(source).toContain('later: () => import("@court/shared/ui/virtual-sections")');
  expect(source).toContain(
    'import(/* webpackChunkName: "shared-views" */ "@court/shared/data/month-counts-atom")',
  );
  expect(source).toMatch(/import \* as m\d+ from "@court\/shared\/router";/);
});

test('development gives what its JSX transform calls', () => {
  expect(provideSource('development')).toContain('react/jsx-dev-runtime');
  expect(provideSource('production')).not.toContain('react/jsx-dev-runtime');
});
