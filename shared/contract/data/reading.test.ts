import { restUrl } from '@court/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readJson, slowReads } from './read-json';
import { afterEvent, NOTHING_READ, type ReadingEvent, type ReadingMemory, readingOf } from './reading';

const URL_READ = 'http://localhost:9000/days/2026-11-23.json?ns=txwb';
const here = () => new AbortController().signal;
const json = (value: unknown) => Promise.resolve(new Response(JSON.stringify(value)));
const network = () => vi.mocked(fetch);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.__courtEarlyReads = undefined;
});

describe('the URL of a path', () => {
  it('contains the namespace if the database has one', () => {
    expect(restUrl('http://localhost:9000?ns=txwb', 'days/2026-11-23')).toBe(URL_READ);
    expect(restUrl('https://x.firebaseio.com', 'offices11')).toBe('https://x.firebaseio.com/offices11.json');
    expect(restUrl('https://x.firebaseio.com/', 'a/i-1%2E2 b')).toBe(
      'https://x.firebaseio.com/a/i-1%252E2%20b.json',
    );
  });
});

describe('reading over HTTP', () => {
  it('retries once after a network failure', async () => {
    network()
      .mockRejectedValueOnce(new TypeError('down'))
      .mockImplementationOnce(() => json(7));
    expect(await readJson(URL_READ, here())).toBe(7);
    network().mockRejectedValue(new TypeError('down'));
    await expect(readJson(URL_READ, here())).rejects.toMatchObject({ name: 'ReadError', failure: 'network' });
    expect(network()).toHaveBeenCalledTimes(4);
  });

  it('does not retry if the database refuses, or if the answer is not JSON', async () => {
    network().mockResolvedValueOnce(new Response('no', { status: 401 }));
    await expect(readJson(URL_READ, here())).rejects.toMatchObject({ failure: 'refused' });
    network().mockResolvedValueOnce(new Response('<html>'));
    await expect(readJson(URL_READ, here())).rejects.toMatchObject({ failure: 'refused' });
    expect(network()).toHaveBeenCalledTimes(2);
  });

  /** Answers that the test sends when it calls `answer`. */
  function lateAnswers() {
    const late: { answer: (json: unknown) => void; isAborted: () => boolean }[] = [];
    network().mockImplementation(
      (_url, options) =>
        new Promise((resolve, reject) => {
          const isAborted = () => options?.signal?.aborted === true;
          late.push({ answer: (json) => resolve(new Response(JSON.stringify(json))), isAborted });
          options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        }),
    );
    return late;
  }

  it('accepts an answer after 60 seconds, and counts the read as slow after 8 seconds', async () => {
    const late = lateAnswers();
    const read = readJson(URL_READ, here());
    await vi.advanceTimersByTimeAsync(7_999);
    expect(slowReads.count()).toBe(0);
    await vi.advanceTimersByTimeAsync(52_001);
    expect(slowReads.count()).toBe(1);
    late[0]?.answer({ a: 1 });
    expect(await read).toEqual({ a: 1 });
    expect(slowReads.count()).toBe(0);
    expect(network()).toHaveBeenCalledTimes(1);
  });

  it.each([0, 1])(
    'a retry runs beside the slow read, and the first answer is used: attempt %i',
    async (first) => {
      const late = lateAnswers();
      const watcher = vi.fn();
      const stop = slowReads.watch(watcher);
      const read = readJson(URL_READ, here());
      await vi.advanceTimersByTimeAsync(8_000);
      slowReads.retry();
      slowReads.retry();
      expect(network()).toHaveBeenCalledTimes(2);
      expect(slowReads.count()).toBe(0);
      await vi.advanceTimersByTimeAsync(8_000);
      expect(slowReads.count()).toBe(1);
      expect(late.map(({ isAborted }) => isAborted())).toEqual([false, false]);
      late[first]?.answer(first);
      expect(await read).toBe(first);
      expect(late[1 - first]?.isAborted()).toBe(true);
      expect(watcher).toHaveBeenCalledTimes(4);
      stop();
    },
  );

  it('aborts with the caller’s signal, even while the read is slow', async () => {
    const late = lateAnswers();
    const reader = new AbortController();
    const failure = readJson(URL_READ, reader.signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9_000);
    reader.abort('gone');
    expect(await failure).toBe('gone');
    expect([late[0]?.isAborted(), slowReads.count()]).toEqual([true, 0]);
  });

  it('sends no request if the signal has already aborted', async () => {
    await expect(readJson(URL_READ, AbortSignal.abort())).rejects.toThrow();
    expect(network()).not.toHaveBeenCalled();
  });
});

describe('the page’s early read', () => {
  const early = (url: string, answer: Promise<unknown>) => {
    globalThis.__courtEarlyReads = { [url]: { at: 0, answer } };
  };

  it('is used once', async () => {
    early(URL_READ, Promise.resolve({ early: true }));
    network().mockImplementation(() => json({ early: false }));
    expect(await readJson(URL_READ, here())).toEqual({ early: true });
    expect(network()).not.toHaveBeenCalled();
    expect(globalThis.__courtEarlyReads).toEqual({});
    expect(await readJson(URL_READ, here())).toEqual({ early: false });
  });

  it('is used for an empty day too', async () => {
    early(URL_READ, Promise.resolve(null));
    expect(await readJson(URL_READ, here())).toBeNull();
    expect(network()).not.toHaveBeenCalled();
  });

  it('is not used for a different URL', async () => {
    early(`${URL_READ}&other`, Promise.resolve(1));
    network().mockImplementation(() => json(2));
    expect(await readJson(URL_READ, here())).toBe(2);
    expect(globalThis.__courtEarlyReads).toHaveProperty([`${URL_READ}&other`]);
  });

  it('is repeated if it failed', async () => {
    early(URL_READ, Promise.resolve(undefined));
    network().mockImplementation(() => json(2));
    expect(await readJson(URL_READ, here())).toBe(2);
  });

  it('is waited for without a timeout, and repeated when the reader retries', async () => {
    early(URL_READ, new Promise(() => {}));
    network().mockImplementation(() => json(2));
    const read = readJson(URL_READ, here());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network()).not.toHaveBeenCalled();
    slowReads.retry();
    expect(await read).toBe(2);
  });
});

const after = (...events: ReadingEvent[]) => {
  let memory: ReadingMemory = NOTHING_READ;
  for (const event of events) memory = afterEvent(memory, event);
  return readingOf(memory);
};

describe('the value cached on the device', () => {
  const remembered = { type: 'remembered', json: ['old'], at: 5 } as const;

  it('is shown with its age until a value has been read', () => {
    expect(after(remembered)).toMatchObject({ value: ['old'], asOf: 5, status: 'cached' });
    expect(after(remembered, { type: 'readFailed' })).toMatchObject({
      value: ['old'],
      asOf: 5,
      status: 'offline',
    });
    expect(after({ type: 'readFailed' }, remembered)).toMatchObject({ value: ['old'], status: 'offline' });
    const read = after(remembered, { type: 'read', json: ['new'], again: false });
    expect(read).toMatchObject({ value: ['new'], status: 'cached' });
    expect(read.asOf).toBeGreaterThan(5);
  });

  it('does not replace a value that has been read', () => {
    expect(after({ type: 'read', json: null, again: false }, remembered).value).toBeNull();
    expect(after({ type: 'live', json: ['now'] }, remembered)).toMatchObject({
      value: ['now'],
      status: 'live',
    });
  });

  it('is dated at the last unsubscription if it was live', () => {
    vi.setSystemTime(1_000);
    const live = { type: 'live', json: 1 } as const;
    const shown = afterEvent(NOTHING_READ, live);
    vi.setSystemTime(9_000);
    expect(afterEvent(shown, { type: 'unmounted' }).asOf).toBe(9_000);
    const cached = afterEvent(NOTHING_READ, remembered);
    expect(afterEvent(cached, { type: 'unmounted' }).asOf).toBe(5);
  });
});

describe('a connection without answers', () => {
  const live = { type: 'live', json: ['now'] } as const;
  const lost = (state: 'asking' | 'http' | 'silent') =>
    ({ type: 'connected', connected: false, link: { state, heardAt: 5 } }) as const;

  it('dates the value at the last answer, not at the moment when the silence was noticed', () => {
    expect(after(live, lost('asking'))).toMatchObject({ value: ['now'], status: 'cached', asOf: 5 });
    expect(after(live, lost('asking'), lost('silent'))).toMatchObject({ status: 'offline', asOf: 5 });
  });

  it('is live again after the next answer', () => {
    expect(after(live, lost('silent'), { type: 'connected', connected: true }).status).toBe('live');
  });

  it('is reported before the first read, until an answer arrives', () => {
    expect(after(lost('asking')).status).toBe('loading');
    expect(after(lost('silent')).status).toBe('failed');
    expect(after(lost('silent'), { type: 'read', json: 1, again: true })).toMatchObject({ value: 1 });
  });

  it('is also reported for a value that was read over HTTP', () => {
    const read = { type: 'read', json: 1, again: true } as const;
    expect(after(read, lost('silent')).status).toBe('offline');
    expect(after(lost('http'), read).status).toBe('cached');
  });
});
