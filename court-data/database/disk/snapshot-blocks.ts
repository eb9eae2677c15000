import { fstatSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { hex } from './log-line';
import { writeFully } from './write-fully';

/**
 * A file of numbered blocks, each a line `#<number> <bytes> <CRC-32>` (hexadecimal, eight digits each) and the block's own
 * lines. A block without bytes is the end. The checksum is of number and bytes, too.
 */
const HEAD = /^#([0-9a-f]{8}) ([0-9a-f]{8}) ([0-9a-f]{8})\n$/;
const HEAD_BYTES = 28;
export const EMPTY_HEAD = `${'#'.padEnd(HEAD_BYTES - 1, ' ')}\n`;
const NEXT_HEAD = Buffer.from('\n#');
const BYTES_AT_ONCE = 1024 * 1024;

export type Block = {
  readonly bytes: Buffer;
  /** Of the first byte of the block's own, from 0. */
  readonly start: number;
};

/** `start` and `end` (exclusive) are places in the file; it is null where no whole block follows. */
export type Damage = { readonly what: string; readonly start: number; readonly end: number | null };

/** `text` begins with EMPTY_HEAD, which is filled in here. Returns the bytes written. */
export function writeBlock(descriptor: number, number: number, text: string): number {
  const block = Buffer.from(text);
  const length = block.length - HEAD_BYTES;
  const sum = sumOf(number, block.subarray(HEAD_BYTES));
  block.write(`#${hex(number)} ${hex(length)} ${hex(sum)}`, 'latin1');
  writeFully(descriptor, block);
  return block.length;
}

function sumOf(number: number, bytes: Buffer): number {
  return crc32(bytes, crc32(`${hex(number)} ${hex(bytes.length)}`));
}

/** The whole blocks of a file in their order; calls `onDamage` for what is none and looks for the next one behind it. */
export class BlockReader {
  private readonly size: number;
  private readonly head = Buffer.alloc(HEAD_BYTES);

  constructor(
    private readonly descriptor: number,
    private readonly onDamage: (damage: Damage) => void,
  ) {
    this.size = fstatSync(descriptor).size;
  }

  /** From a place in the file on. */
  *blocks(from = 0): Generator<Block> {
    let start = from;
    for (let number = 0; ; ) {
      const found = this.blockAt(start);
      if (found?.number === number) {
        number += 1;
        start += HEAD_BYTES + found.bytes.length;
        if (found.bytes.length === 0) break;
        yield { bytes: found.bytes, start: start - found.bytes.length };
        continue;
      }
      const next = found && found.number > number ? start : this.nextAfter(start, number);
      this.onDamage({ what: this.whatIsWrong(start, number), start, end: next });
      if (next === null) return;
      number = this.blockAt(next)?.number ?? number;
      start = next;
    }
    if (start < this.size) this.onDamage({ what: 'something follows its end', start, end: null });
  }

  private whatIsWrong(start: number, number: number): string {
    if (this.size === 0) return 'it is empty';
    if (start >= this.size) return 'it has lost its end';
    const found = this.blockAt(start);
    if (found) return `block ${found.number} stands where block ${number} should`;
    return `block ${number} does not match its checksum, or has lost its end`;
  }

  private blockAt(start: number): { readonly number: number; readonly bytes: Buffer } | null {
    if (this.readAt(start, this.head) < HEAD_BYTES) return null;
    const [, number = '', length = '', sum = ''] = HEAD.exec(this.head.toString('latin1')) ?? [];
    const expected = Number.parseInt(length, 16);
    if (length === '' || start + HEAD_BYTES + expected > this.size) return null;
    const bytes = Buffer.allocUnsafe(expected);
    if (this.readAt(start + HEAD_BYTES, bytes) < expected) return null;
    const at = Number.parseInt(number, 16);
    return sumOf(at, bytes) === Number.parseInt(sum, 16) ? { number: at, bytes } : null;
  }

  /** The place of the next whole block of at least that number; a head begins a line. */
  private nextAfter(start: number, number: number): number | null {
    const part = Buffer.allocUnsafe(BYTES_AT_ONCE);
    for (let at = start; at < this.size; at += BYTES_AT_ONCE - 1) {
      const bytes = part.subarray(0, this.readAt(at, part));
      for (let hit = bytes.indexOf(NEXT_HEAD); hit >= 0; hit = bytes.indexOf(NEXT_HEAD, hit + 1)) {
        const found = this.blockAt(at + hit + 1);
        if (found && found.number >= number) return at + hit + 1;
      }
    }
    return null;
  }

  private readAt(start: number, bytes: Buffer): number {
    let read = 0;
    for (;;) {
      const length = readSync(this.descriptor, bytes, read, bytes.length - read, start + read);
      if (length === 0) return read;
      read += length;
    }
  }
}
