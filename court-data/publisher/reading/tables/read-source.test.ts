import { describe, expect, it } from 'vitest';
import { SourceFileError } from '../source-file';
import { splitJsonArray, splitLines } from './read-source';

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

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function split(text: string, size = 1_000) {
  const found: [number, unknown][] = [];
  for await (const { line, json } of splitJsonArray('hearings.json', inPieces(text, size))) {
    found.push([line, JSON.parse(json)]);
  }
  return found;
}

describe('splitting a JSON array that comes in pieces', () => {
  const text = '\n[ {"a": "]},\\"[{", "b": [1, {"c": []}]},\n  {"d": "\\\\"}\n ,\n5,"x,y", null\n]\n';
  const records = [
    [2, { a: ']},"[{', b: [1, { c: [] }] }],
    [3, { d: '\\' }],
    [5, 5],
    [5, 'x,y'],
    [5, null],
  ];

  it.each([1, 2, 3, 5, 8, 1_000])('finds each record and its line in pieces of %i', async (size) => {
    expect(await split(text, size)).toEqual(records);
  });

  it.each([
    ['[{"a": 1}, {"b": "cut', 1, /cut short/],
    ['[{"a": 1},\n', 2, /cut short/],
    ['[{"a": 1},, {"a": 2}]', 1, /missing beside a comma/],
    ['[{"a": 1},\n]', 2, /missing beside a comma/],
    ['[{"a": 1}]\n\n[', 3, /follows the end/],
  ])('refuses %j', async (broken, line, message) => {
    for (const size of [1, 1_000]) {
      const refused = await split(broken, size).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(SourceFileError);
      expect(refused).toMatchObject({ line, message: expect.stringMatching(message) });
    }
  });
});
