import { serverNow } from '../state/clock';
import { remembersAny } from './kept-reads';
import { NOTHING_READ, type ReadingMemory } from './reading';
import type { Remembered } from './remembered';

/** A read that the page started before any of its scripts had loaded. */
type EarlyRead = {
  /** start of the read, epoch ms by the device's clock */
  at: number;
  /** the parsed JSON; undefined when the read failed */
  answer: Promise<unknown>;
  /** the parsed JSON after the answer has arrived; pages of older hosts never set it */
  json?: unknown;
  /** the device's cached value; set once the first paint has read it */
  old?: Remembered;
};

declare global {
  /** by URL */
  var __courtEarlyReads: Record<string, EarlyRead> | undefined;
}

/** The early read of exactly `url`. It is returned once. Null if there is none. */
function takeEarlyRead(url: string): EarlyRead | null {
  const reads = globalThis.__courtEarlyReads ?? {};
  const early = Object.hasOwn(reads, url) ? reads[url] : undefined;
  if (!early) return null;
  delete reads[url];
  return early;
}

/**
 * The value of `url` that the page has before any request. It is the device's cached value if the first paint has read
 * it, else the answer of the page's early read (`isRead`: true). An early read is returned once. A device with cached
 * values never starts from an early read, because the reader must see what has changed since the cached value.
 */
export function atHand(url: string): { memory: ReadingMemory; isRead: boolean } | null {
  const reads = globalThis.__courtEarlyReads ?? {};
  const early = Object.hasOwn(reads, url) ? reads[url] : undefined;
  if (early?.old)
    return { memory: { ...NOTHING_READ, value: early.old.json, asOf: early.old.at }, isRead: false };
  if (early?.json === undefined || remembersAny()) return null;
  takeEarlyRead(url);
  return {
    memory: { ...NOTHING_READ, value: early.json, asOf: early.at - Date.now() + serverNow() },
    isRead: true,
  };
}

/** `timeout` is no longer thrown: a slow read is not a failure. */
export type ReadFailure = 'network' | 'timeout' | 'refused';

/** A database path that could not be read over HTTP. `refused`: the status was not 2xx, or the body was not JSON. */
export class ReadError extends Error {
  override name = 'ReadError';
  constructor(
    readonly url: string,
    readonly failure: ReadFailure,
    options?: ErrorOptions,
  ) {
    super(`${url}: ${failure}`, options);
  }
}

/** Ms after which a read counts as slow. */
export const SLOW_MS = 8_000;

/** Rejects when `signal` aborts. An early read cannot be aborted itself. */
function endedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(url, { signal, cache: 'no-store', credentials: 'omit' });
  if (!answer.ok) throw new ReadError(url, 'refused', { cause: answer.status });
  const text = await answer.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ReadError(url, 'refused', { cause });
  }
}

async function readOnce(url: string, signal: AbortSignal): Promise<unknown> {
  try {
    const early = takeEarlyRead(url);
    const answer = early && (await Promise.race([early.answer, endedBy(signal)]));
    if (early && answer !== undefined) return answer;
    return await fetchJson(url, signal);
  } catch (cause) {
    if (signal.aborted || cause instanceof ReadError) throw cause;
    throw new ReadError(url, 'network', { cause });
  }
}

async function readTwice(url: string, signal: AbortSignal): Promise<unknown> {
  try {
    return await readOnce(url, signal);
  } catch (error) {
    if (signal.aborted || !(error instanceof ReadError) || error.failure !== 'network') throw error;
    return await readOnce(url, signal);
  }
}

/** Retry functions of the slow reads. */
const slow = new Set<() => void>();
const watchers = new Set<() => void>();
const setSlow = (again: () => void, isSlow: boolean) => {
  if (slow.has(again) === isSlow) return;
  if (isSlow) slow.add(again);
  else slow.delete(again);
  for (const watcher of watchers) watcher();
};

/**
 * Reads without an answer after 8 seconds. `retry` sends them again and does not cancel the pending requests. The first
 * answer of either is used.
 */
export const slowReads = {
  count: () => slow.size,
  retry: () => {
    for (const again of [...slow]) again();
  },
  watch: (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
};

/**
 * Reads the JSON at `url` without a timeout (see `slowReads`), and retries once after a network failure. Uses the
 * page's early read of the same URL if there is one. Throws ReadError, or the reason of `signal` if it aborts.
 */
export async function readJson(url: string, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted();
  const attempts = new AbortController();
  const onLeave = () => attempts.abort(signal.reason);
  signal.addEventListener('abort', onLeave, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = 0;
  let again = () => {};
  try {
    return await new Promise((resolve, reject) => {
      again = () => {
        setSlow(again, false);
        timer = setTimeout(setSlow, SLOW_MS, again, true);
        running += 1;
        readTwice(url, attempts.signal).then(resolve, (error) => {
          running -= 1;
          if (running === 0) reject(error);
        });
      };
      again();
    });
  } finally {
    clearTimeout(timer);
    setSlow(again, false);
    signal.removeEventListener('abort', onLeave);
    attempts.abort();
  }
}
