import { expect, test } from 'vitest';
import { houseFigures } from '../../scripts/house/house-figures';
import { houseText, singleShare } from '../../scripts/house/house-text';
import { repositoryTree } from '../../scripts/house/source-files';

const tree = repositoryTree();
const figures = houseFigures(tree);

/** Folders that are still over 20 source files. No other may come to it, and none of these may grow. */
const FULL: Record<string, number> = {
  'host/release': 47,
  'host/src/remotes': 27,
  'tests/e2e': 30,
};

/** Flow → most source files it reaches. What is lowered stays lowered. */
const MOST_REACHED: Record<string, number> = {
  'keystroke → hits': 25,
  'publish a CSV': 67,
  'page → first hearing': 111,
  'star → list': 19,
  'failed remote → fallback': 13,
};

test('no source file is longer than 250 lines', () => {
  expect(figures.long).toEqual({});
});

test('there are at most so many import cycles', () => {
  expect(figures.cycles.length, houseText(figures, { files: true })).toBeLessThanOrEqual(2);
});

test('few short files have one importer: a helper with one caller lives in its caller’s file', () => {
  expect(singleShare(figures), figures.single.join('\n')).toBeLessThanOrEqual(5.8);
});

test('a folder has at most 20 source files', () => {
  const over = Object.entries(figures.full).filter(([folder, count]) => count > (FULL[folder] ?? 20));
  expect(over).toEqual([]);
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
