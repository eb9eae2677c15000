import { serverNow } from '../state/clock';
import { keepLater, pathMemory, remembersAny } from './kept-reads';
import type { Remembered } from './path-memory';
import { NOTHING_READ, type ReadingMemory } from './reading';

/** A read that the composed page began before any of its scripts had come. */
type EarlyRead = {
  /** epoch ms at which it was begun */
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
  return { memory: { ...NOTHING_READ, value: early.json, asOf: early.at }, isRead: true };
}

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

const LIMIT_MS = 8_000;

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
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new ReadError(url, 'timeout')), LIMIT_MS);
  const onLeave = () => limit.abort(signal.reason);
  signal.addEventListener('abort', onLeave, { once: true });
  try {
    const early = takeEarlyRead(url);
    const answer = early && (await Promise.race([early.answer, endedBy(limit.signal)]));
    if (early && answer !== undefined) return answer;
    return await fetchJson(url, limit.signal);
  } catch (cause) {
    if (signal.aborted || cause instanceof ReadError) throw cause;
    throw new ReadError(url, 'network', { cause });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onLeave);
  }
}

/**
 * The JSON at `url`, within 8 seconds; a network failure is tried once more. The page's early read of the same
 * address is used up first. Throws ReadError, or the reason of `signal` when the reader has gone.
 */
export async function readJson(url: string, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted();
  try {
    return await readOnce(url, signal);
  } catch (error) {
    if (signal.aborted || !(error instanceof ReadError) || error.failure !== 'network') throw error;
    return await readOnce(url, signal);
  }
}

/** What was read of an address. `asOf`: when the court had it so, epoch ms; `isKept`: the device remembers it, for it could not be read. */
export type ReadOrRecalled = { json: unknown; asOf: number; isKept: boolean };

/**
 * The JSON at `url`, as readJson reads it, which the device then remembers; where it cannot be read, what the device remembers of
 * it. Throws as readJson does where that is nothing.
 */
export async function readOrRecall(url: string, signal: AbortSignal): Promise<ReadOrRecalled> {
  try {
    const json = await readJson(url, signal);
    const asOf = serverNow();
    keepLater(url, { ...NOTHING_READ, value: json, asOf });
    return { json, asOf, isKept: false };
  } catch (error) {
    if (signal.aborted || !remembersAny()) throw error;
    const found: ReadOrRecalled[] = [];
    try {
      const { recall } = await pathMemory();
      await recall(url, ({ json, at }) => found.push({ json, asOf: at, isKept: true }));
    } catch {
      // no file, or a browser that lets the page keep nothing
    }
    if (!found[0]) throw error;
    return found[0];
  }
}
