import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderCycle, importsOf, type Package, packageOf } from './folder-graph';

const KITS = ['@court/docket', '@court/record', '@court/search'];
const SHARED = ['@court/domain', '@court/contract', '@court/ui'];

/** The packages, and those that each may import. `tests` and `tools` may import all. */
const PACKAGES: (Package & { imports: readonly string[] | 'all' })[] = [
  { folder: 'shared/domain', name: '@court/domain', imports: [] },
  { folder: 'shared/contract', name: '@court/contract', imports: ['@court/domain'] },
  { folder: 'shared/ui', name: '@court/ui', imports: ['@court/domain', '@court/contract'] },
  { folder: 'shared/federation', name: '@court/federation', imports: ['@court/domain', '@court/contract'] },
  { folder: 'mfe-calendar/kits/docket', name: '@court/docket', imports: SHARED },
  { folder: 'mfe-calendar/kits/record', name: '@court/record', imports: SHARED },
  { folder: 'mfe-search/kits/search', name: '@court/search', imports: SHARED },
  ...['mfe-calendar', 'mfe-search', 'mfe-s341', 'mfe-locations', 'mfe-settings'].map((area) => ({
    folder: area,
    name: `@court/${area}`,
    imports: [...SHARED, ...KITS, '@court/federation'],
  })),
  { folder: 'host', name: '@court/host', imports: [...SHARED, ...KITS, '@court/federation'] },
  { folder: 'court-data', name: '@court/court-data', imports: ['@court/domain'] },
  { folder: 'tools', name: 'tools', imports: 'all' },
  { folder: 'tests', name: '@court/tests', imports: 'all' },
];

/** Sources of the product: no tests, helpers of tests or declarations. */
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !/\.(test|spec)\.tsx?$|\.d\.m?ts$|\/testing\/|\/fixtures\//.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const imports = importsOf(sources, PACKAGES);

test.each(PACKAGES)('no folders of $folder import each other in a circle', (each) => {
  expect(folderCycle(imports, each)).toBeNull();
});

test.each(PACKAGES.filter((each) => each.imports !== 'all'))(
  '$folder imports only packages below it',
  (each) => {
    const others = imports
      .filter(({ from }) => packageOf(from, PACKAGES) === each.name)
      .map(({ from, to }) => ({ from, to: sources.has(to) ? packageOf(to, PACKAGES) : to }))
      .filter(({ to }) => to !== each.name && !each.imports.includes(to));
    expect(others).toEqual([]);
  },
);

test('finds a circle of folders, also through a third one, and an import of a package above', () => {
  const invented = new Map([
    ['kit/a/one.ts', "import { two } from '../b/two';"],
    ['kit/b/two.ts', 'export const load = () => import(/* webpackChunkName: "c" */ \'../c/three\');'],
    ['kit/c/three.ts', "import { one } from '../a/one';\nimport { high } from '@court/high/part';"],
  ]);
  const packages = [
    { folder: 'kit', name: '@court/kit' },
    { folder: 'high', name: '@court/high' },
  ];
  const found = importsOf(invented, packages);
  expect(folderCycle(found, { folder: 'kit', name: '@court/kit' })).toBe('kit/a → kit/b → kit/c → kit/a');
  expect(found).toContainEqual({ from: 'kit/c/three.ts', to: '@court/high' });
});
