import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The rules of a style sheet with `:hover` that apply on a touch screen too, where a look stays after a press. */
function hoversOnTouch(css: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, before = '', brace] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '{') {
      if (before.includes(':hover') && !open.some((each) => each.includes('(hover: hover)')))
        found.push(before.trim());
      open.push(before);
    } else if (brace === '}') open.pop();
  }
  return found;
}

const sheets = execFileSync('git', ['ls-files', 'host/src', 'mfe-*', 'shared'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path.endsWith('.css'));

test('only a pointer that can hover sees hover styles', () => {
  expect(hoversOnTouch('a:hover { color: red } @media (hover: hover) { b:hover { color: red } }')).toEqual([
    'a:hover',
  ]);
  for (const path of sheets) expect(hoversOnTouch(readFileSync(path, 'utf8')), path).toEqual([]);
});

test('no rule for rows has :has(), which takes the browser longer than all their other rules together', () => {
  const ofRows = sheets.filter((path) => /^shared\/ui\/row\/row-/.test(path));
  expect(ofRows.length).toBeGreaterThan(2);
  for (const path of ofRows)
    expect(readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, ''), path).not.toContain(':has(');
});
