import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hitRanges } from './search-hit';

const KEYS = ['smith ann~1', 'smith bob~2', 'smith cid~3', 'smithers~4'];
const MANY = Array.from({ length: 230 }, (_, n) => `zane ${String(n).padStart(3, '0')}~${n}`);
let asked: URLSearchParams[];
let hold: (() => void) | null;
let court = 0;

beforeEach(() => {
  asked = [];
  hold = null;
  court += 1;
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    const query = new URL(address).searchParams;
    asked.push(query);
    if (hold) await new Promise<void>((go) => (hold = go));
    signal.throwIfAborted();
    const [start, end] = ['startAt', 'endAt'].map((name) => JSON.parse(query.get(name) ?? '""'));
    const found = [...KEYS, ...MANY].filter((key) => key >= start && key <= end);
    const some = found.slice(0, Number(query.get('limitToFirst')));
    return new Response(
      JSON.stringify(some.length > 0 ? Object.fromEntries(some.map((key) => [key, 1])) : null),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const left = new AbortController().signal;
const ranges = () => hitRanges(`http://localhost:9000?ns=court${court}`);
const read = async (prefix: string, limit = 20) => {
  const { hits, complete } = await ranges().read('names', prefix, limit, left);
  return { keys: hits.map(([key]) => key), complete };
};

describe('a range of hits', () => {
  it('is read once, and narrowed without a read if all its hits are known', async () => {
    expect(await read('smith')).toEqual({ keys: KEYS, complete: true });
    expect((await read('smith')).keys).toEqual(KEYS);
    expect((await read('smith b')).keys).toEqual(['smith bob~2']);
    expect((await read('smithy')).keys).toEqual([]);
    expect(asked).toHaveLength(1);
    await read('smit');
    expect(asked).toHaveLength(2);
  });

  it('continues after the known hits if more are needed', async () => {
    expect(await read('smith', 2)).toEqual({ keys: KEYS.slice(0, 2), complete: false });
    expect(await read('smith', 4)).toEqual({ keys: KEYS, complete: false });
    expect(asked[1]?.get('startAt')).toBe('"smith bob~2 "');
    expect(asked[1]?.get('limitToFirst')).toBe('2');
    expect(await read('smith', 6)).toEqual({ keys: KEYS, complete: true });
  });

  it("is read in several consecutive reads if it exceeds the database's limit", async () => {
    const { keys, complete } = await read('zane', 250);
    expect([keys, complete]).toEqual([MANY, true]);
    expect(asked.map((query) => query.get('limitToFirst'))).toEqual(['100', '100', '50']);
    expect(asked.map((query) => query.get('startAt'))).toEqual([
      '"zane"',
      '"zane 099~99 "',
      '"zane 199~199 "',
    ]);
  });

  it('does not answer for a narrower range if it is incomplete', async () => {
    await read('smith', 2);
    expect((await read('smithe', 2)).keys).toEqual(['smithers~4']);
    expect(asked).toHaveLength(2);
  });

  it("is read again after a new version of the court's data, but not when the version first becomes known", async () => {
    await read('smith');
    ranges().asOf(7);
    await read('smith');
    expect(asked).toHaveLength(1);
    ranges().asOf(null);
    ranges().asOf(8);
    await read('smith');
    expect(asked).toHaveLength(2);
  });

  it('is not cached if its reader has left before the answer', async () => {
    hold = () => {};
    const gone = new AbortController();
    const late = ranges().read('names', 'smith', 20, gone.signal);
    gone.abort(new Error('gone'));
    hold?.();
    await expect(late).rejects.toThrow('gone');
    hold = null;
    await read('smith');
    expect(asked).toHaveLength(2);
  });

  it('begins at the first possible key', async () => {
    await read('2300 congress');
    await read('c2650001~');
    expect(asked.map((query) => query.get('startAt'))).toEqual(['"i-2300 congress"', '"c2650001~"']);
    expect(asked[0]?.get('orderBy')).toBe('"$key"');
  });
});
