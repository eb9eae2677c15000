import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const listed = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** `file:line` of each matching line of `files`. */
const linesWith = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );

test('a view is a function of its properties: it has no hooks, no context and no atoms', () => {
  const views = listed('host/src/**-view.tsx', 'mfe-*/**-view.tsx', 'shared/**-view.tsx');
  expect(views.length).toBeGreaterThan(30);
  expect(linesWith(views, /\buse[A-Z]\w*\(|\bcreateContext\b|from 'jotai|\b(memo|lazy)\(/)).toEqual([]);
});

/** The inline script in the page's head, which runs before any module. */
const WITHOUT_MODULES = 'host/src/theme/theme-script.ts';

test('elements are created only by JSX', () => {
  const sources = listed('host/src/*.ts*', 'mfe-*/*.ts*', 'shared/domain/*.ts*', 'shared/ui/*.ts*').filter(
    (file) =>
      !/\.test\.tsx?$|\/testing\/|\.d\./.test(file) &&
      !file.startsWith('shared/ui/dom/') &&
      file !== WITHOUT_MODULES,
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(linesWith(sources, /\bcreateElement(NS)?\(|\.textContent = |innerHTML/)).toEqual([]);
});
