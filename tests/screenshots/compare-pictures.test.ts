import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { changedPictures, compare, keepPicturesOfCommit } from './compare-pictures';

/** A white picture whose first `black` pixels are black. */
function pictureOf(black: number, width = 20): PNG {
  const png = new PNG({ width, height: 10 });
  png.data.fill(255);
  for (let n = 0; n < black; n++) png.data.fill(0, n * 4, n * 4 + 3);
  return png;
}

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'pictures-')), 'screenshots');

function draw(folder: string, commit: string | null, black: number): void {
  keepPicturesOfCommit(folder, commit);
  mkdirSync(join(folder, 'default-360'));
  writeFileSync(join(folder, 'default-360/day.png'), PNG.sync.write(pictureOf(black)));
}

const PICTURES = ['default-360/day.png'];

test('the share counts the pixels that differ; another size differs wholly', () => {
  expect(compare(pictureOf(0), pictureOf(0)).share).toBe(0);
  expect(compare(pictureOf(0), pictureOf(60)).share).toBeCloseTo(0.3);
  expect(compare(pictureOf(0), pictureOf(0, 30))).toEqual({ share: 1, marked: null });
});

test('pictures are compared with those of the last commit, also after several runs with uncommitted changes', () => {
  const folder = newFolder();
  draw(folder, 'a', 0);
  expect(changedPictures(folder, PICTURES)).toBeNull();
  for (const black of [50, 60]) {
    draw(folder, null, black);
    expect(changedPictures(folder, PICTURES)).toEqual([
      { picture: PICTURES[0], share: expect.closeTo(black / 200) },
    ]);
  }
  expect(existsSync(join(folder, 'difference/default-360/day.png'))).toBe(true);
  draw(folder, 'b', 0);
  expect(changedPictures(folder, PICTURES)).toEqual([]);
  draw(folder, 'c', 100);
  expect(changedPictures(folder, PICTURES)).toHaveLength(1);
  expect(readFileSync(join(folder, 'before/commit'), 'utf8')).toBe('b');
});

test('a second run at the same commit compares with the same pictures', () => {
  const folder = newFolder();
  draw(folder, 'a', 0);
  draw(folder, 'b', 50);
  draw(folder, 'b', 50);
  expect(readFileSync(join(folder, 'before/commit'), 'utf8')).toBe('a');
  expect(changedPictures(folder, PICTURES)).toHaveLength(1);
});
