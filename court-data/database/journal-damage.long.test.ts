import { appendFileSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Journal } from './disk/journal';
import { JournalDamagedError } from './disk/journal-damaged-error';
import { readJournalFolder } from './disk/journal-folder';
import { entryLine } from './disk/log-line';
import { Store } from './store';
import { type DamageRow, expectSeenAndRepaired } from './testing/damage-row';
import { changeLines, contentsOf, flipBit, namespaceFolder } from './testing/damaged-folder';
import { temporaryFolder } from './testing/temporary-folder';
import { serializeNode } from './tree/serialize-node';

const SUM = 'does not match its checksum';
const put = (key: string, value: number) => [{ path: ['list', key], kept: String(value) }];

function replaceByFolder(file: string): void {
  rmSync(file);
  mkdirSync(file);
}

const ROWS: DamageRow[] = [
  {
    damage: 'a bit of a value',
    inflict: ({ log }) => flipBit(log, '2]]'),
    seen: ['log.jsonl', 3, SUM],
    kept: ['acd', 40],
  },
  {
    damage: 'a bit of a key',
    inflict: ({ log }) => flipBit(log, 'b",'),
    seen: ['log.jsonl', 3, SUM],
    kept: ['acd', 40],
  },
  {
    damage: "a bit of an entry's number",
    inflict: ({ log }) => flipBit(log, '2,"w"'),
    seen: ['log.jsonl', 3, SUM],
    kept: ['acd', 40],
  },
  {
    damage: 'a bit of a checksum',
    inflict: ({ log }) =>
      changeLines(log, (lines) =>
        lines.map((line, n) =>
          n === 2 ? line.replace(/"c":"(.)/, (_, digit) => `"c":"${digit === '0' ? '1' : '0'}`) : line,
        ),
      ),
    seen: ['log.jsonl', 3, SUM],
    kept: ['acd', 40],
  },
  {
    damage: 'the bit that makes a quote a newline or another sign',
    inflict: ({ log }) => flipBit(log, '"w":[["/list/b"', 8),
    seen: ['log.jsonl', 3, SUM],
    kept: ['acd', 40],
  },
  {
    damage: 'a line removed from the middle',
    inflict: ({ log }) => changeLines(log, (l) => l.toSpliced(2, 1)),
    seen: ['log.jsonl', 3, 'entry 13 stands after entry 11: entry 12 is missing'],
    kept: ['acd', 40],
  },
  {
    damage: 'a line that stands twice',
    inflict: ({ log }) => changeLines(log, (l) => l.toSpliced(2, 0, l[2] ?? '')),
    seen: ['log.jsonl', 4, 'entry 12 stands after entry 12'],
    kept: ['abcd', 40],
  },
  {
    damage: 'two lines exchanged',
    inflict: ({ log }) => changeLines(log, (l) => l.toSpliced(2, 2, l[3] ?? '', l[2] ?? '')),
    seen: ['log.jsonl', 3, 'entry 12 is missing'],
    kept: ['abcd', 40],
  },
  {
    damage: 'the first line gone',
    inflict: ({ log }) => changeLines(log, (l) => l.slice(1)),
    seen: ['log.jsonl', 1, 'the line that a log begins with is missing'],
    kept: ['abcd', 40],
  },
  {
    damage: 'the first line twice',
    inflict: ({ log }) => changeLines(log, (l) => [...l, l[0] ?? '']),
    seen: ['log.jsonl', 6, 'another log begins here'],
    kept: ['abcd', 40],
  },
  {
    damage: 'a line of another database',
    inflict: ({ log }) => appendFileSync(log, entryLine('11112222', 15, put('e', 5))),
    seen: ['log.jsonl', 6, 'it is of another database'],
    kept: ['abcd', 40],
  },
  {
    damage: 'numbers that go back',
    inflict: ({ log }) => appendFileSync(log, entryLine('9f8e7d6c', 12, put('b', 9))),
    seen: ['log.jsonl', 6, 'entry 12 stands after entry 14'],
    kept: ['abcd', 40],
  },
  {
    damage: 'NULs at the end',
    inflict: ({ log }) => appendFileSync(log, Buffer.alloc(4096)),
    seen: ['log.jsonl', 6, 'it holds NUL bytes, as a power cut can leave'],
    kept: ['abcd', 40],
  },
  {
    damage: 'NULs in the middle',
    inflict: ({ log }) => writeFileSync(log, readFileSync(log).fill(0, 50, 80)),
    seen: ['log.jsonl', 2, 'it holds NUL bytes'],
    kept: ['bcd', 40],
  },
  {
    damage: 'half a line in the middle',
    inflict: ({ log }) => changeLines(log, (l) => l.with(2, l[2]?.slice(0, 30) ?? '')),
    seen: ['log.jsonl', 3, SUM],
    kept: ['ad', 40],
  },
  {
    damage: 'the last newline as another sign',
    inflict: ({ log }) => writeFileSync(log, `${readFileSync(log).subarray(0, -1).toString()}*`),
    seen: ['log.jsonl', 5, SUM],
    kept: ['abc', 40],
  },
  {
    damage: 'text that is no entry at the end',
    inflict: ({ log }) => appendFileSync(log, 'Killed'),
    seen: ['log.jsonl', 6, 'nor is it the beginning of entry 15'],
    kept: ['abcd', 40],
  },
  {
    damage: 'no bytes',
    inflict: ({ log }) => truncateSync(log),
    seen: ['log.jsonl', null, 'it is empty'],
    kept: ['', 40],
  },
  {
    damage: 'no file beside the snapshot',
    inflict: ({ log }) => rmSync(log),
    seen: ['log.jsonl', null, 'it is missing beside its snapshot'],
    kept: ['', 40],
  },
  {
    damage: 'a folder',
    inflict: ({ log }) => replaceByFolder(log),
    seen: ['log.jsonl', null, 'it is no file'],
    kept: ['', 40],
  },
  {
    damage: 'CR LF',
    inflict: ({ log }) => changeLines(log, (l) => l.map((line) => line.replace('\n', '\r\n'))),
    seen: ['log.jsonl', 1, 'it ends in CR LF'],
    kept: ['abcd', 40],
  },
  {
    damage: 'a byte order mark',
    inflict: ({ log }) => changeLines(log, (l) => ['\ufeff', ...l]),
    seen: ['log.jsonl', 1, 'a byte order mark was put before it'],
    kept: ['abcd', 40],
  },
  {
    damage: 'a line of 140 MB',
    inflict: ({ log }) => truncateSync(log, 140_000_000),
    seen: ['log.jsonl', 6, 'it is longer than any entry can be'],
    kept: ['abcd', 40],
  },
];

test.each(ROWS)('a log with $damage is not served; a repair keeps what is whole', expectSeenAndRepaired);

test('half an entry at the end, which a crash leaves, is cut off and told, and all else is there', () => {
  const { folder, log } = namespaceFolder();
  const told = vi.spyOn(console, 'warn').mockReturnValue();
  truncateSync(log, readFileSync(log).length - 10);
  const { list = {}, days = {} } = contentsOf(folder);
  expect([Object.keys(list).join(''), Object.keys(days).length]).toEqual(['abc', 40]);
  expect(told.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^txwb: log\.jsonl ended within entry 14; its 49 bytes from byte \d+ on are dropped\.$/,
      ),
    ],
  ]);
  told.mockRestore();
});

test('in whichever byte of a log a bit is turned over, it is not served, or it is as it was', () => {
  const folder = temporaryFolder();
  const log = join(folder, 'log.jsonl');
  const store = new Store(new Journal(folder));
  for (const value of [1, 'Peña', null]) store.write([[['list', `k${value}`], value]]);
  store.close();
  const bytes = readFileSync(log);
  const read = () => serializeNode(readJournalFolder(folder, { build: true }).root, 'wire');
  const there = read();
  const served: string[] = [];
  for (const place of bytes.keys()) {
    const damaged = Buffer.from(bytes);
    damaged[place] = (damaged[place] ?? 0) ^ (1 << (place % 8));
    writeFileSync(log, damaged);
    try {
      expect(read(), `byte ${place}`).toBe(there);
      served.push(String.fromCharCode(damaged[place] ?? 0));
    } catch (error) {
      expect(error, `byte ${place}`).toBeInstanceOf(JournalDamagedError);
    }
  }
  // A digit of a checksum in upper case is the same digit.
  expect(served.join('')).toMatch(/^[A-F]*$/);
});
