import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Journal } from './disk/journal';
import { Store } from './namespace/store';
import { temporaryFolder } from './testing/temporary-folder';
import { serializeNode } from './tree/serialize-node';

type Call = 'openSync' | 'writeSync' | 'fsyncSync' | 'closeSync' | 'renameSync' | 'ftruncateSync' | 'rmSync';
type Fault = { readonly call: Call; readonly code: string; readonly about: string };

/** The system calls that currently fail. Maps a file descriptor to the path it was opened for. */
const faults = vi.hoisted(() => ({
  now: [] as Fault[],
  files: new Map<number, string>(),
  meet(call: string, subject: unknown): void {
    const file = typeof subject === 'number' ? (faults.files.get(subject) ?? '') : String(subject);
    const fault = faults.now.find((one) => one.call === call && file.endsWith(one.about));
    if (!fault) return;
    throw Object.assign(new Error(`${fault.code}: refused, ${call}`), { code: fault.code, syscall: call });
  },
}));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const faulty =
    <Args extends [unknown, ...unknown[]], Result>(call: string, work: (...args: Args) => Result) =>
    (...args: Args): Result => {
      faults.meet(call, args[0]);
      const result = work(...args);
      if (call === 'openSync') faults.files.set(result as number, String(args[0]));
      return result;
    };
  return {
    ...fs,
    openSync: faulty('openSync', fs.openSync),
    fsyncSync: faulty('fsyncSync', fs.fsyncSync),
    closeSync: faulty('closeSync', fs.closeSync),
    renameSync: faulty('renameSync', fs.renameSync),
    ftruncateSync: faulty('ftruncateSync', fs.ftruncateSync),
    rmSync: faulty('rmSync', fs.rmSync),
    // A full disk first accepts a part of the bytes, then nothing.
    writeSync: (descriptor: number, bytes: Buffer, from = 0) => {
      const file = faults.files.get(descriptor) ?? '';
      if (from > 0) faults.meet('writeSync', descriptor);
      const isCut = faults.now.some(({ call, about }) => call === 'writeSync' && file.endsWith(about));
      return fs.writeSync(descriptor, bytes, from, isCut ? Math.ceil(bytes.length / 2) : undefined);
    },
  };
});

const LARGE = 'x'.repeat(1_250_000);

function openFolder() {
  const folder = join(temporaryFolder(), 'txwb');
  const told = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => {
    faults.now = [];
    told.mockRestore();
  });
  return { folder, told, store: new Store(new Journal(folder)) };
}

function contents(folder: string): Record<string, unknown> {
  const store = new Store(new Journal(folder));
  const json = serializeNode(store.root, 'wire');
  store.close();
  return JSON.parse(json) as Record<string, unknown>;
}

/** Writes enough for the journal to be compacted. */
function writeMuch(store: Store): void {
  for (let n = 0; n < 8; n += 1) store.write([[['large'], `${n}${LARGE}`]]);
}

const OF_A_NEW_FILE: Fault[] = [
  { call: 'openSync', code: 'EACCES', about: 'log.jsonl.new' },
  { call: 'writeSync', code: 'ENOSPC', about: 'log.jsonl.new' },
  { call: 'fsyncSync', code: 'EIO', about: 'log.jsonl.new' },
  { call: 'closeSync', code: 'EIO', about: 'log.jsonl.new' },
  { call: 'renameSync', code: 'EIO', about: 'log.jsonl.new' },
];

test.each(OF_A_NEW_FILE)(
  '$code by $call of $about fails no write: data is complete, no partial file stays, and compaction is retried',
  (fault) => {
    const { folder, told, store } = openFolder();
    vi.useFakeTimers({ now: 0 });
    onTestFinished(() => void vi.useRealTimers());
    store.write([[['first'], 1]]);
    faults.now = [fault];
    writeMuch(store);
    expect(statSync(join(folder, 'log.jsonl')).size).toBeGreaterThan(8_000_000);
    expect(existsSync(join(folder, 'log.jsonl.new'))).toBe(false);
    expect(told.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^txwb: log\.jsonl could not be shortened: .*\. Nothing is lost, and the database keeps running; .* after 1 min\.$/,
        ),
      ],
    ]);
    expect(told.mock.calls[0]?.[0]).toContain(`(${fault.code})`);
    vi.setSystemTime(61_000);
    store.write([[['second'], 2]]);
    expect(told.mock.calls[1]?.[0]).toContain('after 2 min');
    store.close();
    faults.now = [];
    expect(contents(folder)).toMatchObject({ first: 1, second: 2, large: `7${LARGE}` });
  },
);

test('the journal is compacted once the disk has space again', () => {
  const { folder, store } = openFolder();
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  store.write([[['first'], 1]]);
  faults.now = [{ call: 'writeSync', code: 'ENOSPC', about: 'log.jsonl.new' }];
  writeMuch(store);
  faults.now = [];
  store.write([[['before'], 1]]);
  const { size } = statSync(join(folder, 'log.jsonl'));
  vi.setSystemTime(60_000);
  store.write([[['after'], 1]]);
  expect(statSync(join(folder, 'log.jsonl')).size).toBeLessThan(size / 4);
  store.close();
  expect(contents(folder)).toMatchObject({ before: 1, after: 1 });
});

test('a partial new file that cannot be removed fails no write', () => {
  const { folder, store } = openFolder();
  store.write([[['first'], 1]]);
  faults.now = [
    { call: 'writeSync', code: 'ENOSPC', about: 'log.jsonl.new' },
    { call: 'rmSync', code: 'EIO', about: 'log.jsonl.new' },
  ];
  writeMuch(store);
  faults.now = [];
  store.close();
  expect(contents(folder)).toEqual({ first: 1, large: `7${LARGE}` });
});

test('a write that the log cannot store is refused without a trace, and the next stored write follows', () => {
  const { folder, told, store } = openFolder();
  const log = join(folder, 'log.jsonl');
  store.write([[['a'], 1]]);
  const before = readFileSync(log);
  faults.now = [{ call: 'writeSync', code: 'ENOSPC', about: 'log.jsonl' }];
  for (const key of ['b', 'c']) {
    expect(() => store.write([[[key], 2]])).toThrow(
      expect.objectContaining({ refusal: 'unavailable', message: 'Not written: the disk is full (ENOSPC)' }),
    );
  }
  expect(readFileSync(log).equals(before)).toBe(true);
  expect(store.at(['b'])).toBeNull();
  faults.now = [];
  store.write([[['d'], 4]]);
  expect(told.mock.calls).toEqual([
    ['txwb: writes are refused: the disk is full (ENOSPC).'],
    ['txwb: writes are taken again.'],
  ]);
  store.close();
  expect(contents(folder)).toEqual({ a: 1, d: 4 });
});

test('if a partial entry cannot be truncated at once, writes are refused until it is truncated', () => {
  const { folder, store } = openFolder();
  const log = join(folder, 'log.jsonl');
  store.write([[['a'], 1]]);
  const { size } = statSync(log);
  const cut: Fault = { call: 'ftruncateSync', code: 'EIO', about: 'log.jsonl' };
  faults.now = [{ call: 'writeSync', code: 'ENOSPC', about: 'log.jsonl' }, cut];
  expect(() => store.write([[['b'], 2]])).toThrow('the disk is full');
  expect(statSync(log).size).toBeGreaterThan(size);
  faults.now = [cut];
  expect(() => store.write([[['c'], 3]])).toThrow('Not written: the disk reports an error (EIO)');
  faults.now = [];
  store.write([[['d'], 4]]);
  store.close();
  expect(contents(folder)).toEqual({ a: 1, d: 4 });
});

test('a partial entry that one process could not truncate is truncated by the next process', () => {
  const { folder, store } = openFolder();
  store.write([[['a'], 1]]);
  const cut: Fault = { call: 'ftruncateSync', code: 'EIO', about: 'log.jsonl' };
  faults.now = [
    { call: 'writeSync', code: 'ENOSPC', about: 'log.jsonl' },
    { call: 'closeSync', code: 'EIO', about: 'log.jsonl' },
    cut,
  ];
  expect(() => store.write([[['b'], 2]])).toThrow('the disk is full');
  store.close();
  faults.now = [cut];
  expect(new Store(new Journal(folder)).at(['a'])?.value).toBe(1);
  faults.now = [];
  expect(contents(folder)).toEqual({ a: 1 });
});

test('a first write on a full disk creates no log, and a later write does', () => {
  const { folder, store } = openFolder();
  faults.now = [{ call: 'writeSync', code: 'ENOSPC', about: 'log.jsonl.new' }];
  expect(() => store.write([[['a'], 1]])).toThrow('the disk is full');
  expect(existsSync(join(folder, 'log.jsonl'))).toBe(false);
  faults.now = [];
  store.write([[['b'], 2]]);
  store.close();
  expect(contents(folder)).toEqual({ b: 2 });
});
