import { appendFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { type DamageRow, expectSeenAndRepaired } from './testing/damage-row';
import { changeLines, flipBit, namespaceFolder } from './testing/damaged-folder';

const SUM = 'does not match its checksum';
const other = (sequence: number, database = '11112222') => namespaceFolder({ database, sequence });

function changeBlocks(file: string, change: (all: string[]) => readonly string[]): void {
  writeFileSync(file, change(readFileSync(file, 'utf8').split(/(?<=\n)(?=#)/)).join(''));
}

const ROWS: DamageRow[] = [
  {
    damage: 'no file before a log that goes on from it',
    inflict: ({ snapshot }) => rmSync(snapshot),
    seen: ['log.jsonl', null, 'it goes on from entry 10, but there is no snapshot'],
    kept: ['abcd', 0],
  },
  {
    damage: 'an older file',
    inflict: ({ snapshot }) => writeFileSync(snapshot, readFileSync(other(7, '9f8e7d6c').snapshot)),
    seen: ['log.jsonl', null, 'it goes on from entry 10, but the snapshot beside it ends with entry 7'],
    kept: ['abcd', 40],
  },
  {
    damage: 'a file that is newer than the log',
    inflict: ({ snapshot }) => writeFileSync(snapshot, readFileSync(other(17, '9f8e7d6c').snapshot)),
    seen: ['log.jsonl', null, 'it ends with entry 14, but the snapshot with entry 17'],
    kept: ['', 40],
  },
  {
    damage: 'the file of another database',
    inflict: ({ snapshot }) => writeFileSync(snapshot, readFileSync(other(10).snapshot)),
    seen: ['log.jsonl', null, 'it is of another database than snapshot.json'],
    kept: ['', 40],
  },
  {
    damage: 'no bytes',
    inflict: ({ snapshot }) => truncateSync(snapshot),
    seen: ['snapshot.json', 1, 'it is empty'],
    kept: ['abcd', 0],
  },
  {
    damage: 'a cut within a block',
    inflict: ({ snapshot }) => truncateSync(snapshot, 100_000),
    seen: ['snapshot.json', 20, 'has lost its end'],
    kept: ['abcd', 15],
  },
  {
    damage: 'a cut between two blocks',
    inflict: ({ snapshot }) => truncateSync(snapshot, readFileSync(snapshot).indexOf('\n#00000002') + 1),
    seen: ['snapshot.json', 33, 'it has lost its end'],
    kept: ['abcd', 26],
  },
  {
    damage: 'a bit of a value',
    inflict: ({ snapshot }) => flipBit(snapshot, '20 20'),
    seen: ['snapshot.json', 20, SUM],
    kept: ['abcd', 29],
  },
  {
    damage: 'a bit of a key',
    inflict: ({ snapshot }) => flipBit(snapshot, 'd20'),
    seen: ['snapshot.json', 20, SUM],
    kept: ['abcd', 29],
  },
  {
    damage: "a bit of a block's head",
    inflict: ({ snapshot }) => flipBit(snapshot, '#00000001'),
    seen: ['snapshot.json', 20, SUM],
    kept: ['abcd', 29],
  },
  {
    damage: 'a bit of its first line',
    inflict: ({ snapshot }) => flipBit(snapshot, '{"n":10'),
    seen: ['snapshot.json', 1, SUM],
    kept: ['abcd', 25],
  },
  {
    damage: 'a block that stands twice',
    inflict: ({ snapshot }) => changeBlocks(snapshot, (all) => all.toSpliced(1, 0, all[1] ?? '')),
    seen: ['snapshot.json', 33, 'block 1 stands where block 2 should'],
    kept: ['abcd', 40],
  },
  {
    damage: 'a block that is missing',
    inflict: ({ snapshot }) => changeBlocks(snapshot, (all) => all.toSpliced(1, 1)),
    seen: ['snapshot.json', 20, 'block 2 stands where block 1 should'],
    kept: ['abcd', 29],
  },
  {
    damage: 'something after its end',
    inflict: ({ snapshot }) => appendFileSync(snapshot, '\tkey\t1\n'),
    seen: ['snapshot.json', 52, 'something follows its end'],
    kept: ['abcd', 40],
  },
  {
    damage: 'a byte order mark',
    inflict: ({ snapshot }) => changeLines(snapshot, (l) => ['\ufeff', ...l]),
    seen: ['snapshot.json', 1, SUM],
    kept: ['abcd', 40],
  },
];

test.each(ROWS)('a snapshot with $damage is not served; a repair keeps what is whole', expectSeenAndRepaired);
