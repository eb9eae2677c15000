import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { Journal } from './disk/journal';
import { repairFolder } from './disk/repair';
import { Store } from './store';
import { changeLines, contentsOf } from './testing/damaged-folder';
import { temporaryFolder } from './testing/temporary-folder';

const SNAPSHOT = '{"n":2}\n/\n\ta\t1\n\tb\t{".priority":3,".value":2}\n/large\t7\n\tc\t"three"\n.7\n';
const LOG = '{"n":3,"w":[["/list/x",1]]}\n{"n":4,"w":[["/a",null]]}\n{"n":5,"w":[["/list/y",2]]}\n';
const THERE = {
  b: { '.priority': 3, '.value': 2 },
  large: { '.priority': 7, c: 'three' },
  list: { x: 1, y: 2 },
};

/** For one test: a namespace as versions before checksums left it. */
function oldFolder({
  snapshot = SNAPSHOT,
  log = LOG,
}: {
  snapshot?: string | null;
  log?: string | null;
} = {}) {
  const folder = join(temporaryFolder(), 'txwb');
  mkdirSync(folder);
  if (snapshot !== null) writeFileSync(join(folder, 'snapshot.json'), snapshot);
  if (log !== null) writeFileSync(join(folder, 'log.jsonl'), log);
  return folder;
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'latin1');

test('files of before checksums are read, and made anew with checksums at once', () => {
  const folder = oldFolder();
  expect(contentsOf(folder)).toEqual(THERE);
  expect(read(folder, 'snapshot.json')).toMatch(
    /^#00000000 [0-9a-f]{8} [0-9a-f]{8}\n\{"n":5,"d":"[0-9a-f]{8}"\}\n/,
  );
  expect(read(folder, 'log.jsonl')).toMatch(/^\{"c":"[0-9a-f]{8}","d":"[0-9a-f]{8}","from":5\}\n$/);
  expect(readdirSync(folder).toSorted()).toEqual(['log.jsonl', 'snapshot.json']);
  expect(contentsOf(folder)).toEqual(THERE);
});

test.each([
  ['a log alone', { snapshot: null, log: '{"n":1,"w":[["/a",1]]}\n' }, { a: 1 }],
  [
    'a log whose last entry a crash has cut',
    { snapshot: null, log: '{"n":1,"w":[["/a",1]]}\n{"n":2,"w":[["/b"' },
    { a: 1 },
  ],
  ['a log whose only entry a crash has cut', { snapshot: null, log: '{"n":1,"w":[["/a"' }, {}],
  ['a snapshot with an emptied log', { snapshot: '{"n":2}\n/\n\ta\t1\n.4\n', log: '' }, { a: 1 }],
  [
    'a snapshot whose log was not emptied',
    { snapshot: '{"n":2}\n/\n\ta\t5\n.4\n', log: '{"n":1,"w":[["/a",1]]}\n{"n":2,"w":[["/a",5]]}\n' },
    { a: 5 },
  ],
  ['a snapshot of nothing', { snapshot: '{"n":2}\n.2\n', log: '' }, {}],
  ['a snapshot of one value', { snapshot: '{"n":2}\n\t\t"x"\n.3\n', log: '' }, 'x'],
])('%s of before checksums is read, and written to', (_, files, there) => {
  const folder = oldFolder(files);
  expect(contentsOf(folder)).toEqual(there);
  const store = new Store(new Journal(folder));
  store.write([[['new'], 1]]);
  store.close();
  expect(contentsOf(folder)).toEqual(typeof there === 'object' ? { ...there, new: 1 } : { new: 1 });
});

test.each([
  ['log.jsonl', 2, 'entry 5 stands after entry 3: entry 4 is missing', (l: string[]) => l.toSpliced(1, 1)],
  ['log.jsonl', 2, 'it does not match its checksum', (l: string[]) => l.with(1, '{"n":4,"w":[["/a",nul\n')],
  ['snapshot.json', 5, 'it is no line of a snapshot', (l: string[]) => l.with(4, 'large\n')],
  ['snapshot.json', 6, 'is not a whole snapshot', (l: string[]) => l.slice(0, -1).with(-1, '\tc\t"thr')],
])(
  'in files of before checksums, what can be seen of damage to %s is not served',
  (file, line, why, change) => {
    const folder = oldFolder();
    changeLines(join(folder, file), change);
    expect(() => new Store(new Journal(folder))).toThrow(`${file}, line ${line} (byte `);
    expect(() => new Store(new Journal(folder))).toThrow(why);
    const [repair] = repairFolder(dirname(folder), new Date(0));
    expect(repair?.damaged.length).toBe(2);
    expect(contentsOf(folder)).toMatchObject({ b: THERE.b });
  },
);
