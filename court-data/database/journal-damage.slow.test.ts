import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Journal } from './disk/journal';
import { JournalDamagedError } from './disk/journal-damaged-error';
import { writesLine } from './disk/journal-line';
import { readJournal } from './disk/read-journal';
import { Store } from './namespace/store';
import {
  changeLines,
  contentsOf,
  flipBit,
  type NamespaceFolder,
  namespaceFolder,
} from './testing/damaged-folder';
import { temporaryFolder } from './testing/temporary-folder';

const SUM = 'does not match its checksum';
const put = (key: string, value: number) => [{ path: ['list', key], kept: String(value) }];

function replaceByFolder(file: string): void {
  rmSync(file);
  mkdirSync(file);
}

type DamageRow = {
  readonly damage: string;
  readonly inflict: (folder: NamespaceFolder) => void;
  /** The line number in the message, from 1, or null; and the reason. */
  readonly seen: readonly [number | null, string];
};

const ROWS: DamageRow[] = [
  { damage: 'a bit of a value', inflict: ({ log }) => flipBit(log, '2]]'), seen: [8, SUM] },
  { damage: 'a bit of its tree', inflict: ({ log }) => flipBit(log, '20 20'), seen: [3, SUM] },
  {
    damage: 'a bit of the line that ends its tree',
    inflict: ({ log }) => flipBit(log, 'whole'),
    seen: [6, SUM],
  },
  {
    damage: 'a line removed from the middle',
    inflict: ({ log }) => changeLines(log, (l) => l.toSpliced(7, 1)),
    seen: [8, 'it has the number 8, where 7 should be'],
  },
  {
    damage: 'a line of its tree removed',
    inflict: ({ log }) => changeLines(log, (l) => l.toSpliced(2, 1)),
    seen: [3, 'it has the number 3, where 2 should be'],
  },
  {
    damage: 'a line that stands twice',
    inflict: ({ log }) => changeLines(log, (l) => l.toSpliced(7, 0, l[7] ?? '')),
    seen: [9, 'it has the number 7, where 8 should be'],
  },
  {
    damage: 'two lines exchanged',
    inflict: ({ log }) => changeLines(log, (l) => l.toSpliced(7, 2, l[8] ?? '', l[7] ?? '')),
    seen: [8, 'it has the number 8, where 7 should be'],
  },
  {
    damage: 'the first line gone',
    inflict: ({ log }) => changeLines(log, (l) => l.slice(1)),
    seen: [1, 'it has the number 1, where 0 should be'],
  },
  {
    damage: 'a line of another journal',
    inflict: ({ log }) => appendFileSync(log, writesLine('11112222', 10, put('e', 5))),
    seen: [11, 'it is of another journal'],
  },
  {
    damage: 'a cut within its tree',
    inflict: ({ log }) => truncateSync(log, 100_000),
    seen: [3, `${SUM}, nor is it what a crash leaves of number 2`],
  },
  {
    damage: 'a cut between two lines of its tree',
    inflict: ({ log }) => changeLines(log, (l) => l.slice(0, 3)),
    seen: [null, 'it has lost its end'],
  },
  {
    damage: 'NULs at the end',
    inflict: ({ log }) => appendFileSync(log, Buffer.alloc(4096)),
    seen: [11, 'it holds NUL bytes, as a power cut can leave'],
  },
  {
    damage: 'NULs in the middle',
    inflict: ({ log }) => writeFileSync(log, readFileSync(log).fill(0, 80, 120)),
    seen: [2, 'it holds NUL bytes'],
  },
  {
    damage: 'half a line in the middle',
    inflict: ({ log }) => changeLines(log, (l) => l.with(7, l[7]?.slice(0, 30) ?? '')),
    seen: [8, SUM],
  },
  {
    damage: 'the last newline as another sign',
    inflict: ({ log }) => writeFileSync(log, `${readFileSync(log).subarray(0, -1).toString()}*`),
    seen: [10, SUM],
  },
  {
    damage: 'text that is no line at the end',
    inflict: ({ log }) => appendFileSync(log, 'Killed'),
    seen: [11, 'nor is it what a crash leaves of number 10'],
  },
  { damage: 'no bytes', inflict: ({ log }) => truncateSync(log), seen: [null, 'it has lost its end'] },
  {
    damage: 'a folder in its place',
    inflict: ({ log }) => replaceByFolder(log),
    seen: [null, 'it is no file'],
  },
  {
    damage: 'CR LF',
    inflict: ({ log }) => changeLines(log, (l) => l.map((line) => line.replace('\n', '\r\n'))),
    seen: [1, 'it ends in CR LF'],
  },
  {
    damage: 'a byte order mark',
    inflict: ({ log }) => changeLines(log, (l) => ['\ufeff', ...l]),
    seen: [1, SUM],
  },
  {
    damage: 'a line of 140 MB',
    inflict: ({ log }) => truncateSync(log, 140_000_000),
    seen: [11, 'it is longer than any line can be'],
  },
  {
    damage: 'the lines of an earlier version',
    inflict: ({ log }) => writeFileSync(log, '{"c":"5a1e0c77","d":"9f8e7d6c","from":7}\n'),
    seen: [1, 'it is of an earlier version of this database'],
  },
];

/** The database does not start, reports the file, the reason and a remedy, and changes nothing. */
test.each(ROWS)('a journal with $damage is not served', ({ inflict, seen: [line, why] }) => {
  const namespace = namespaceFolder();
  inflict(namespace);
  const { folder, log } = namespace;
  const state = () => readdirSync(folder).map((name) => [name, statSync(join(folder, name)).size]);
  const before = state();
  let refusal: unknown;
  try {
    new Store(new Journal(folder)).close();
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(JournalDamagedError);
  const { message } = refusal as Error;
  expect(message).toContain(line === null ? `${log}: ` : `${log}, line ${line} (byte `);
  expect(message).toContain(why);
  expect(message).toContain('publish the court again');
  expect(state()).toEqual(before);
});

test('a folder with the snapshot of an earlier version is not served', () => {
  const { folder } = namespaceFolder();
  writeFileSync(join(folder, 'snapshot.json'), '{"n":1}\n');
  expect(() => new Store(new Journal(folder))).toThrow(
    'snapshot.json: it is of an earlier version of this database. Put a copy',
  );
});

test('a half-written last entry is truncated and reported, and all other data is kept', () => {
  const { folder, log } = namespaceFolder();
  const told = vi.spyOn(console, 'warn').mockReturnValue();
  truncateSync(log, readFileSync(log).length - 10);
  const { list = {}, days = {} } = contentsOf(folder);
  expect([Object.keys(list).join(''), Object.keys(days).length]).toEqual(['abc', 40]);
  expect(told.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^txwb: log\.jsonl ended within number 9; its 48 bytes from byte \d+ on are dropped\.$/,
      ),
    ],
  ]);
  told.mockRestore();
});

test('a log with a flipped bit in any byte is not served', () => {
  const folder = temporaryFolder();
  const log = join(folder, 'log.jsonl');
  const store = new Store(new Journal(folder));
  for (const value of [1, 'Peña', null]) store.write([[['list', `k${value}`], value]]);
  store.close();
  const bytes = readFileSync(log);
  for (const place of bytes.keys()) {
    const damaged = Buffer.from(bytes);
    damaged[place] = (damaged[place] ?? 0) ^ (1 << (place % 8));
    writeFileSync(log, damaged);
    expect(() => readJournal(folder), `byte ${place}`).toThrow(JournalDamagedError);
  }
});
