import type { ServerResponse } from 'node:http';
import { getHeapStatistics } from 'node:v8';

/** What may wait for one client. One that reads nothing is let go past this, or it would fill our memory. */
export const MAX_UNREAD_BYTES = 64 * 1024 * 1024;

/** What may wait for all clients together: 512 MB, or a quarter of the heap where that is less. */
export const MAX_TOTAL_UNREAD_BYTES = Math.min(512 * 1024 * 1024, getHeapStatistics().heap_size_limit / 4);

/** A client as the budget sees it: what waits for it now, and how it is let go. */
export type Reader = { unreadBytes(): number; letGo(): void };

export type Meter = {
  /** Runs `write` at once, which sends something, unless the client is let go instead. */
  send(write: () => void): void;
  remove(): void;
};

/**
 * Lets go of clients that read too slowly, before anything is sent: the client itself when more than MAX_UNREAD_BYTES wait
 * for it, and, while more than `maxTotal` wait for all of them, the one for which the most does. What was read since a
 * client's last message is found out only when the total seems too high: a message to one of a thousand clients must not
 * ask all of them.
 */
export class UnreadBudget {
  /** By client, what waited for it when last looked at. */
  private readonly known = new Map<Reader, number>();
  private total = 0;

  constructor(private readonly maxTotal = MAX_TOTAL_UNREAD_BYTES) {}

  add(reader: Reader): Meter {
    this.known.set(reader, 0);
    return {
      send: (write) => {
        this.look(reader);
        if ((this.known.get(reader) ?? 0) > MAX_UNREAD_BYTES) this.letGo(reader);
        if (this.total > this.maxTotal) this.letGoLargest();
        if (!this.known.has(reader)) return;
        write();
        this.look(reader);
      },
      remove: () => this.forget(reader),
    };
  }

  /** The client that waits for an answer, until it has gone or has the whole of it. */
  addAnswer(response: ServerResponse): Meter {
    const meter = this.add({
      unreadBytes: () => response.writableLength,
      letGo: () => response.destroy(),
    });
    response.on('close', () => meter.remove());
    return meter;
  }

  private look(reader: Reader): void {
    const before = this.known.get(reader);
    if (before === undefined) return;
    const unread = reader.unreadBytes();
    this.total += unread - before;
    this.known.set(reader, unread);
  }

  private letGoLargest(): void {
    for (const reader of this.known.keys()) this.look(reader);
    const bySize = [...this.known].sort(([, a], [, b]) => b - a);
    for (const [reader] of bySize) {
      if (this.total <= this.maxTotal) return;
      this.letGo(reader);
    }
  }

  private letGo(reader: Reader): void {
    this.forget(reader);
    reader.letGo();
  }

  private forget(reader: Reader): void {
    this.total -= this.known.get(reader) ?? 0;
    this.known.delete(reader);
  }
}
