import { expect, it } from 'vitest';
import { splitLines } from './split-lines';

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

it.each([1, 2, 5, 1_000])('finds each line and its number in pieces of %i', async (size) => {
  const lines: [number, unknown][] = [];
  for await (const { line, json } of splitLines(inPieces('{"a": 1}\r\n\n  \n{"b": "x y"}\n[3]', size))) {
    lines.push([line, JSON.parse(json)]);
  }
  expect(lines).toEqual([
    [1, { a: 1 }],
    [4, { b: 'x y' }],
    [5, [3]],
  ]);
});
