import { expect, test } from 'vitest';
import { closureOf, cyclesOf, importGraph } from './import-graph';
import { sourceTree } from './source-files';

const FILES: Record<string, string> = {
  'kit/package.json': '{"name": "@court/kit", "exports": {".": "./index.ts", "./card": "./card.tsx"}}',
  'kit/index.ts': "export { one } from './one';\nexport { type Two, two } from './two';\n",
  'kit/one.ts': 'export const one = 1;\n',
  'kit/two.ts': "import { one } from './one';\nexport const two = one + 1;\n",
  'kit/card.tsx': 'export const Card = () => null;\n',
  'app/main.ts':
    "import { two } from '@court/kit';\nimport { lost } from 'library';\nconst later = () => import('./later');\n",
  'app/later.ts': "import type { Main } from './main';\nimport { Card } from '@court/kit/card';\n",
  'app/list.ts': "import * as kit from '@court/kit';\n",
  'app/a.ts': "import { b } from './b';\n",
  'app/b.ts': "import { c } from './c';\n",
  'app/c.ts': "import { a } from './a';\nimport { d } from './d';\n",
  'app/d.ts': 'export const d = 1;\n',
};
const tree = sourceTree(Object.keys(FILES), (path) => FILES[path] ?? '');
const graph = importGraph(tree, ['value']);

test('a name taken from a package means the file that defines it', () => {
  expect(closureOf(graph, ['app/main.ts'])).toEqual(['app/main.ts', 'kit/two.ts', 'kit/one.ts']);
});

test('the list of a package’s exports alone reaches nothing', () => {
  expect(closureOf(graph, ['app/list.ts'])).toEqual(['app/list.ts']);
});

test('what is loaded later, and types, count where they are asked for', () => {
  const all = importGraph(tree, ['value', 'type', 'later']);
  expect(closureOf(all, ['app/main.ts'])).toContain('kit/card.tsx');
  expect(cyclesOf(all)).toContainEqual(expect.arrayContaining(['app/main.ts', 'app/later.ts']));
});

test('files that all reach each other are one cycle, and those they reach are none', () => {
  expect(cyclesOf(graph).map((cycle) => cycle.sort())).toEqual([['app/a.ts', 'app/b.ts', 'app/c.ts']]);
});
