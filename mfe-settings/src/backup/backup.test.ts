import { type ListItem, type Lists, NO_LISTS } from '@court/contract';
import { readRow } from '@court/domain';
import { seeded } from '@court/domain/testing/generated-names';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { BackupError } from './backup-error';
import { type ListsByCourt, MAX_BACKUP_LENGTH, MAX_ITEMS_IN_FILE, type ReadBackup } from './backup-format';
import { backupText, packLists, unpackLists } from './my-lists-atoms';
import { readBackup as readUpTo } from './read-backup';

const readBackup = (text: string) => readUpTo(text, MAX_ITEMS_IN_FILE);

const AT = Date.parse('2026-11-23T18:00:00Z');
// a star of the future would get the present time
vi.setSystemTime(AT);
afterAll(() => void vi.useRealTimers());
const row = (id: string) =>
  readRow('2026-11-30', `0930~${id}`, {
    n: '26-50001',
    c: 'Rosa Peña',
    y: 'bk',
    s: 'scheduled',
    m: 'Motion',
  });
const hearing = (id: string, note = ''): ListItem<'hearings'> => ({
  ...{ id, starredAt: AT, note, last: row(id) },
  ...(note && { notedAt: AT }),
});
const lists: Lists = {
  ...NO_LISTS,
  hearings: new Map(['h1', 'h2'].map((id) => [id, hearing(id, `Bring the “lease” for ${id} 🗂`)])),
  cases: new Map([['c2650001-bk', { id: 'c2650001-bk', starredAt: AT, note: '', last: null }]]),
};
const all: ListsByCourt = new Map([
  ['txwb', lists],
  ['kywb', { ...NO_LISTS, hearings: new Map([['k1', hearing('k1')]]) }],
]);
const text = await backupText(all, AT);

/** The lists, or the problem. */
async function outcome(read: () => ReadBackup | Promise<ReadBackup>) {
  try {
    const { lists, leftOut } = await read();
    expect(leftOut).toBe(0);
    return lists;
  } catch (error) {
    if (error instanceof BackupError) return error.problem;
    throw error;
  }
}

describe('a backup file', () => {
  it('restores every list of every court, with notes', async () => {
    expect(await readBackup(text)).toEqual({ lists: all, leftOut: 0 });
    expect(text).toContain('\n "version": 1,\n');
  });

  it('restores followed attorneys, and is then refused by earlier releases, which would lose them', async () => {
    const attorneys = [{ field: 'attorney' as const, id: 'a-quesada', title: 'Ana Quesada' }];
    const followed: ListsByCourt = new Map([
      ['txwb', { ...lists, attorneys }],
      ['wawb', { ...NO_LISTS, attorneys }],
    ]);
    const written = await backupText(followed, AT);
    expect(await readBackup(written)).toEqual({ lists: followed, leftOut: 0 });
    expect(await unpackLists(await packLists(followed, AT))).toMatchObject({ leftOut: 0 });
    expect(written).toContain('\n "version": 2,\n');
  });

  it('truncated at any position restores all or nothing', async () => {
    const bytes = new TextEncoder().encode(text);
    for (let end = 0; end < bytes.length; end += 1) {
      const cut = new TextDecoder().decode(bytes.subarray(0, end));
      const found = await outcome(() => readBackup(cut));
      if (typeof found === 'string') expect(['damaged', 'foreign'], cut).toContain(found);
      else expect(found).toEqual(all);
    }
  });

  it('with any flipped bit restores all or nothing', async () => {
    const bytes = new TextEncoder().encode(text);
    let whole = 0;
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const turned = bytes.slice();
      turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const found = await outcome(() => readBackup(new TextDecoder().decode(turned)));
      if (typeof found === 'string') continue;
      whole += 1;
      expect(found, `bit ${bit}`).toEqual(all);
    }
    expect(whole).toBeLessThan(bytes.length / 10);
  }, 60_000);

  it('reports another file as foreign, newer or too large', async () => {
    for (const other of ['', 'hello', '{}', '[1]', 'null', '{"what":"else"}', '\u0089PNG', '{"hearings":[]}'])
      expect(await outcome(() => readBackup(other)), other).toBe('foreign');
    expect(await outcome(() => readBackup(text.replace('"version": 1', '"version": 3')))).toBe('newer');
    expect(await outcome(() => readBackup(' '.repeat(MAX_BACKUP_LENGTH + 1)))).toBe('too-large');
  });
});

describe('a link', () => {
  it('has the lists without details that the court publishes anyway', async () => {
    const code = await packLists(all, AT);
    expect(code).toMatch(/^[\w-]+$/);
    const { lists: found } = await unpackLists(code);
    expect([...found.keys()]).toEqual(['txwb', 'kywb']);
    const item = found.get('txwb')?.hearings.get('h1');
    expect(item).toMatchObject({
      note: 'Bring the “lease” for h1 🗂',
      notedAt: AT,
      last: { title: 'Rosa Peña' },
    });
    expect(item?.last?.matter).toBeNull();
  });

  it('truncated or with a changed letter restores all or nothing', async () => {
    const code = await packLists(all, AT);
    const { lists: sent } = await unpackLists(code);
    const random = seeded(5);
    for (let at = 0; at < code.length; at += 1) {
      const letter = 'abcXYZ059-_%='[Math.floor(random() * 13)];
      for (const broken of [code.slice(0, at), code.slice(0, at) + letter + code.slice(at + 1)]) {
        const found = await outcome(() => unpackLists(broken));
        if (typeof found !== 'string') expect(found).toEqual(sent);
      }
    }
  }, 60_000);

  it('is refused if it is small but decompresses to a giant', async () => {
    const giant = new Blob([' '.repeat(MAX_BACKUP_LENGTH + 10)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const code = Buffer.from(await new Response(giant).arrayBuffer()).toString('base64url');
    expect(await outcome(() => unpackLists(code))).toBe('too-large');
  });

  it('cannot be made or opened without compression in the browser, and says so', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    await expect(packLists(all, AT)).rejects.toMatchObject({ problem: 'no-compression' });
    expect(await outcome(() => unpackLists('abc'))).toBe('no-compression');
    vi.unstubAllGlobals();
  });
});
