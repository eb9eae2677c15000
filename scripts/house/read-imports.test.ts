import { expect, test } from 'vitest';
import { readImports } from './read-imports';

const kinds = (text: string) =>
  readImports(text).map(({ specifier, kind, names }) => [specifier, kind, names]);

test('imports are read with the names they take, types apart', () => {
  const text = `import { type Row, rowOf as row, NONE } from './row';
import type { Day } from './day';
import whole, { part } from './whole';
import * as css from './row.module.css';
import './base.css';
import {
  one,
  two,
} from '@court/contract';
`;
  expect(kinds(text)).toEqual([
    ['./row', 'value', ['rowOf', 'NONE']],
    ['./row', 'type', ['Row']],
    ['./day', 'type', ['Day']],
    ['./whole', 'value', ['default', 'part']],
    ['./row.module.css', 'value', null],
    ['@court/contract', 'value', ['one', 'two']],
    ['./base.css', 'value', []],
  ]);
});

test('a re-export says under which name each of its names leaves', () => {
  const [all, some, types] = readImports(`export * from './all';
export { inner as outer, type Kind } from './some';
`);
  expect([all?.names, all?.kind]).toEqual([null, 'value']);
  expect([some?.exports, types?.exports]).toEqual([{ outer: 'inner' }, { Kind: 'Kind' }]);
});

test('what is loaded later is told from what is only a type', () => {
  const text = `const load = () => import(/* webpackChunkName: "lists" */ './lists');
type Lists = typeof import('./lists');
const page = lazy(async () => ({ default: (await import('../page')).Page }));
`;
  expect(kinds(text)).toEqual([
    ['./lists', 'later', null],
    ['./lists', 'type', null],
    ['../page', 'later', null],
  ]);
});

test('an import in a comment is none', () => {
  expect(readImports("// import { a } from './a';\n/* import { b } from './b'; */\n")).toEqual([]);
});
