import { serverNow } from '../state/clock';
import type { DatabaseLink } from './live-database';
import type { Remembered } from './remembered';

/**
 * `loading`: no value yet. `cached`: from the device's cache or read over HTTP. `live`: kept up to date by the live
 * connection. `offline`: the value as of `asOf`, without a connection. `failed`: no value to show.
 */
export type ReadingStatus = 'loading' | 'cached' | 'live' | 'offline' | 'failed';

/** The value of one database path, and how current it is. */
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
  /** null until the live connection has reported its state */
  connected: boolean | null;
  /** state of the database while it is not connected; undefined if the handle does not report it */
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

/** The memory after `event`. An error never removes a value. */
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

/** The part of the memory that screens read. */
export function readingOf<T>(memory: ReadingMemory<T>): Reading<T> {
  const { value, asOf, polling } = memory;
  return { value, asOf, polling, status: statusOf(memory) };
}
