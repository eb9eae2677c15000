import { expect, test } from 'vitest';
import { houseFigures } from '../../scripts/house/house-figures';
import { singleShare } from '../../scripts/house/house-text';
import { repositoryTree } from '../../scripts/house/source-files';

const tree = repositoryTree();
const figures = houseFigures(tree);

/** Flow → most source files it reaches. What is lowered stays lowered. */
const MOST_REACHED: Record<string, number> = {
  'keystroke → hits': 34,
  'publish a CSV': 129,
  'page → first hearing': 114,
  'star → list': 29,
  'failed remote → fallback': 11,
};

test('no source file is longer than 250 lines', () => {
  expect(figures.long).toEqual({});
});

test('there is no import cycle', () => {
  expect(figures.cycles).toEqual([]);
});

test('few short files have one importer: a helper with one caller lives in its caller’s file', () => {
  expect(singleShare(figures), figures.single.join('\n')).toBeLessThanOrEqual(4.1);
});

test('a folder has at most 20 source files', () => {
  expect(figures.full).toEqual({});
});

test.each(Object.entries(MOST_REACHED))('%s reaches at most %i source files', (flow, most) => {
  const reached = figures.closures[flow] ?? [];
  expect(reached.filter((path) => !tree.files.has(path))).toEqual([]);
  expect(reached.length, reached.join('\n')).toBeLessThanOrEqual(most);
  expect(reached.length).toBeGreaterThan(1);
});

test('every flow has its bound', () => {
  expect(Object.keys(figures.closures)).toEqual(Object.keys(MOST_REACHED));
});
