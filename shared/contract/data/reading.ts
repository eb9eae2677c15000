import { PATH_MEMORY } from '@court/records';
import { serverNow } from '../state/clock';
import type { DatabaseLink } from './live-database';
import type { Remembered } from './path-memory';

/**
 * `loading` nothing yet · `cached` read before or over HTTP · `live` kept true by the live connection ·
 * `offline` shown as it was at `asOf` · `failed` nothing to show.
 */
export type ReadingStatus = 'loading' | 'cached' | 'live' | 'offline' | 'failed';

/** What is known of one database path. */
export type Reading<T> = {
  /** undefined until something has been read */
  value: T | undefined;
  status: ReadingStatus;
  /** epoch ms at which `value` was last known to be true; null before the first read */
  asOf: number | null;
  /** true while there is no live connection and the path is read again every 30 seconds */
  polling: boolean;
};

export type ReadingMemory<T = unknown> = Omit<Reading<T>, 'status'> & {
  live: boolean;
  /** null until the live connection has spoken */
  connected: boolean | null;
  /** what is known of the connection while it is not there; undefined if the handle does not say */
  link?: DatabaseLink['state'] | undefined;
  failed: boolean;
};

export type ReadingEvent =
  | ({ type: 'remembered' } & Remembered)
  | { type: 'read'; json: unknown; again: boolean }
  | { type: 'readFailed' }
  | { type: 'live'; json: unknown }
  | { type: 'cancelled' }
  | { type: 'connected'; connected: boolean; link?: DatabaseLink | undefined }
  | { type: 'retry' }
  | { type: 'unmounted' };

export const NOTHING_READ = {
  value: undefined,
  asOf: null,
  polling: false,
  live: false,
  connected: null,
  failed: false,
} as const;

export const isLive = (memory: ReadingMemory<unknown>) => memory.live && memory.connected !== false;

/** What is remembered after `event`; a value once read is never lost to an error. */
export function afterEvent(memory: ReadingMemory, event: ReadingEvent): ReadingMemory {
  switch (event.type) {
    case 'remembered':
      return memory.value === undefined ? { ...memory, value: event.json, asOf: event.at } : memory;
    case 'read': {
      if (isLive(memory)) return memory;
      return {
        ...memory,
        value: event.json,
        asOf: serverNow(),
        live: false,
        failed: false,
        polling: event.again,
      };
    }
    case 'readFailed':
      return isLive(memory) ? memory : { ...memory, failed: true, polling: false };
    case 'live':
      return { ...memory, value: event.json, asOf: serverNow(), live: true, failed: false, polling: false };
    case 'cancelled':
      return { ...memory, live: false, failed: true };
    case 'connected': {
      const { connected, link } = event;
      const dropped = isLive(memory) && !connected;
      const asOf = dropped ? (link?.heardAt ?? serverNow()) : memory.asOf;
      return { ...memory, connected, link: link?.state, asOf };
    }
    case 'retry':
      return { ...memory, failed: false };
    case 'unmounted':
      return {
        ...NOTHING_READ,
        value: memory.value,
        asOf: isLive(memory) ? serverNow() : memory.asOf,
      };
  }
}

function statusOf(memory: ReadingMemory<unknown>): ReadingStatus {
  if (isLive(memory)) return 'live';
  if (memory.value === undefined) return memory.failed || memory.link === 'silent' ? 'failed' : 'loading';
  if (memory.link === 'silent') return 'offline';
  return (memory.live && memory.link !== 'asking') || memory.failed ? 'offline' : 'cached';
}

/** What screens are told. */
export function readingOf<T>(memory: ReadingMemory<T>): Reading<T> {
  const { value, asOf, polling } = memory;
  return { value, asOf, polling, status: statusOf(memory) };
}

/** A read that the composed page began before any of its scripts had come. */
type EarlyRead = {
  /** epoch ms by the device's clock at which it was begun */
  at: number;
  /** the parsed JSON; undefined when the read failed */
  answer: Promise<unknown>;
  /** the same once it has come; pages of older hosts do not say so */
  json?: unknown;
  /** what the device remembers of it, once the first paint has heard that */
  old?: Remembered;
};

declare global {
  /** by address */
  var __courtEarlyReads: Record<string, EarlyRead> | undefined;
}

/** The early read of exactly `url`, handed out once; null when there is none. */
function takeEarlyRead(url: string): EarlyRead | null {
  const reads = globalThis.__courtEarlyReads ?? {};
  const early = Object.hasOwn(reads, url) ? reads[url] : undefined;
  if (!early) return null;
  delete reads[url];
  return early;
}

/**
 * What is known of `url` before anything is asked: what the device remembers, where the first paint has heard it, else what the page has
 * read already, with `isRead`, which is handed out once. On a device that remembers, what it remembers comes first, so that changes are told.
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

/** `timeout` is not thrown any more: a slow read is no failure. */
export type ReadFailure = 'network' | 'timeout' | 'refused';

/** A database path that could not be read over HTTP; `refused` is an answer that is no success or no JSON. */
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

/** Ms after which a read is called slow. */
export const SLOW_MS = 8_000;

/** Rejects when `signal` ends, since an answer begun elsewhere cannot be aborted. */
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

/** Asks again, each for a read that has no answer yet. */
const slow = new Set<() => void>();
const watchers = new Set<() => void>();
const setSlow = (again: () => void, isSlow: boolean) => {
  if (slow.has(again) === isSlow) return;
  if (isSlow) slow.add(again);
  else slow.delete(again);
  for (const watcher of watchers) watcher();
};

/**
 * The reads that have waited 8 seconds or longer for an answer. `retry` asks for them again beside what is on its way: the first
 * answer counts, whenever it comes.
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
 * The JSON at `url`, however long it takes (see `slowReads`); a network failure is tried once more. The page's early read of the same
 * address is used up first. Throws ReadError, or the reason of `signal` when the reader has gone.
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

/** Asked for where the device remembers anything, and else when there is something to keep: no first hearing waits for it. */
const pathMemory = () => import(/* webpackChunkName: "memory" */ './path-memory');
/** ms that what is read waits for what is remembered */
const RECALL_LIMIT = 300;
/** ms from a reading to its keeping, with all that was read meanwhile */
const KEEP_AFTER = 1000;

/** Whether this device remembers paths at all, without asking its database. */
export function remembersAny(): boolean {
  try {
    return localStorage.getItem(PATH_MEMORY) !== null;
  } catch {
    return false;
  }
}

/**
 * Hands `onFound` what the device remembers of `url`, if anything. Resolves then, and at the latest when what is read has waited
 * long enough; never rejects.
 */
export function recalled(url: string, onFound: (found: ReadingEvent) => void): Promise<unknown> {
  return Promise.race([
    pathMemory()
      .then(({ recall }) => recall(url, onFound))
      .catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, RECALL_LIMIT)),
  ]);
}

/** For the files of this folder: what was read and is not kept yet, by address. */
export const unkept = new Map<string, ReadingMemory>();

/** Keeps on the device what was read of `url`, with all that is read in the same second. */
export function keepLater(url: string, read: ReadingMemory): void {
  if (unkept.size === 0)
    setTimeout(
      () =>
        pathMemory()
          .then(({ keep }) => keep(unkept))
          .catch(() => unkept.clear()),
      KEEP_AFTER,
    );
  unkept.set(url, read);
}
