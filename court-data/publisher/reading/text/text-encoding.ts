import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The encoding of a file, or the reason for which its text is unreadable, with the line. */
export type FoundEncoding = { encoding: Encoding } | { line: number | null; reason: string };

const HEAD_BYTES = 4_096;
const PIECE_BYTES = 1 << 18;
const NEWLINE = 10;
const AGAIN = 'Export it again as UTF-8 (in Excel: "CSV UTF-8")';

/** Detects UTF-16 by its byte order mark, or by the NUL byte in each Latin letter. */
function utf16Of(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const pairs = Math.floor(head.length / 2);
  const nuls = [0, 0];
  for (let at = 0; at < pairs * 2; at += 1) if (head[at] === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nuls;
  if (even === 0 && odd > pairs * 0.6) return 'utf-16le';
  return odd === 0 && even > pairs * 0.6 ? 'utf-16be' : null;
}

/** Length in bytes of the UTF-8 sequence at `at`: 0 if it is invalid, NaN if the bytes end inside it. */
function sequenceAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  const length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  for (let next = 1; next < length; next += 1) {
    const byte = bytes[at + next];
    if (byte === undefined) return Number.NaN;
    if ((byte & 0xc0) !== 0x80) return 0;
  }
  return length === 0 || isUtf8(bytes.subarray(at, at + length)) ? length : 0;
}

/** Bytes that Windows-1252 does not assign. */
const FREE = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/** Windows-1252 symbols that never follow a letter. Older Mac and DOS encodings have accented letters there. */
const NEVER_AFTER_LETTER = new Set([
  0x82, 0x83, 0x84, 0x86, 0x87, 0x88, 0x89, 0x8b, 0x98, 0xa1, 0xa2, 0xa3, 0xa4, 0xa5, 0xa6, 0xa8, 0xac, 0xaf,
]);
/** Capital letters of Windows-1252, which never follow a lower-case letter. */
const NEVER_AFTER_SMALL = new Set([0x8a, 0x8c, 0x8e, 0x9f]);
const isSmall = (byte: number) => byte >= 97 && byte <= 122;
const isLetter = (byte: number) => isSmall(byte | 32);
const isControl = (byte: number) => byte < 32 && (byte < 9 || byte > 13) && byte !== 26;

/** The first lines, from 1, whose bytes prove or exclude an encoding. */
class Evidence {
  #line = 1;
  #last = 0;
  #rest: Uint8Array = new Uint8Array();
  nul = 0;
  control = 0;
  utf8 = 0;
  notUtf8 = 0;
  free = 0;
  otherLetter = 0;

  add(piece: Uint8Array): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, piece]) : piece;
    this.#rest = new Uint8Array();
    this.#walk(bytes, false);
  }

  end(): void {
    this.#walk(this.#rest, true);
  }

  #walk(bytes: Uint8Array, isEnd: boolean): void {
    for (let at = 0; at < bytes.length; ) {
      const byte = bytes[at] ?? 0;
      let length = 1;
      if (byte === NEWLINE) this.#line += 1;
      else if (byte === 0) this.nul ||= this.#line;
      else if (isControl(byte)) this.control ||= this.#line;
      else if (byte >= 0x80) {
        const found = sequenceAt(bytes, at);
        if (Number.isNaN(found) && !isEnd) {
          this.#rest = bytes.slice(at);
          return;
        }
        length = found || 1;
        if (found > 0) this.utf8 ||= this.#line;
        else this.#notUtf8(byte);
      }
      this.#last = byte;
      at += length;
    }
  }

  #notUtf8(byte: number): void {
    this.notUtf8 ||= this.#line;
    if (FREE.has(byte)) this.free ||= this.#line;
    const isOther =
      (NEVER_AFTER_LETTER.has(byte) && isLetter(this.#last)) ||
      (NEVER_AFTER_SMALL.has(byte) && isSmall(this.#last));
    if (isOther) this.otherLetter ||= this.#line;
  }
}

function judge({ nul, control, utf8, notUtf8, free, otherLetter }: Evidence): FoundEncoding {
  if (nul > 0)
    return {
      line: nul,
      reason: 'holds a NUL byte, so it is not UTF-8 text, or damaged. Export it again as UTF-8',
    };
  if (notUtf8 === 0) return { encoding: 'utf-8' };
  if (utf8 > 0)
    return {
      line: notUtf8,
      reason: `is not UTF-8 text, though line ${utf8} is. Two files in different encodings may have been joined. ${AGAIN}`,
    };
  if (free > 0 || control > 0)
    return { line: free || control, reason: `is neither UTF-8 nor Windows-1252 text. ${AGAIN}` };
  if (otherLetter > 0)
    return {
      line: otherLetter,
      reason: `has a sign within a word that is no letter in UTF-8 or Windows-1252: an older Mac or DOS program may have written it. ${AGAIN}`,
    };
  return { encoding: 'windows-1252' };
}

/** Reads the first `size` bytes of a file once, and determines the encoding that fits all of them. */
export async function encodingOf(path: string, size: number): Promise<FoundEncoding> {
  if (size === 0) return { encoding: 'utf-8' };
  const handle = await open(path);
  const head = Buffer.alloc(Math.min(size, HEAD_BYTES));
  const { bytesRead } = await handle.read(head, 0, head.length, 0).finally(() => handle.close());
  if (head.subarray(0, 4).equals(Buffer.from([0xff, 0xfe, 0, 0])))
    return { line: null, reason: `is UTF-32 text. ${AGAIN}` };
  const utf16 = utf16Of(head.subarray(0, bytesRead));
  if (utf16) return { encoding: utf16 };
  if (await isPlainUtf8(piecesOf(path, size))) return { encoding: 'utf-8' };
  const evidence = new Evidence();
  for await (const bytes of piecesOf(path, size)) evidence.add(bytes);
  evidence.end();
  return judge(evidence);
}

/** The first `size` bytes of a file, because reading a file that grows quickly would never end. */
export function piecesOf(path: string, size: number): AsyncIterable<Buffer> {
  return createReadStream(path, { highWaterMark: PIECE_BYTES, end: Math.max(0, size - 1) });
}

/** Offset of the last character if the bytes end inside it, otherwise the number of bytes. */
function lastWhole(bytes: Uint8Array): number {
  for (let at = bytes.length - 1; at >= Math.max(0, bytes.length - 3); at -= 1)
    if (((bytes[at] ?? 0) & 0xc0) !== 0x80) return Number.isNaN(sequenceAt(bytes, at)) ? at : bytes.length;
  return bytes.length;
}

async function isPlainUtf8(pieces: AsyncIterable<Buffer>): Promise<boolean> {
  let rest = Buffer.alloc(0);
  for await (const piece of pieces) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    const end = lastWhole(bytes);
    rest = Buffer.from(bytes.subarray(end));
    if (bytes.includes(0) || !isUtf8(bytes.subarray(0, end))) return false;
  }
  return rest.length === 0;
}

/** The characters of bytes 0x80 to 0x9f. Node 20's own Windows-1252 decoder returns control characters for them. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windows1252 = (bytes: Buffer) =>
  bytes.toString('latin1').replace(/[\x80-\x9f]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);

/**
 * Returns a decoder for successive pieces of a file. A call without bytes ends the text. Drops a byte order mark at the
 * start.
 */
export function decoderOf(encoding: Encoding): (bytes?: Buffer) => string {
  if (encoding === 'windows-1252') return (bytes) => (bytes ? windows1252(bytes) : '');
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  return (bytes) => decoder.decode(bytes, { stream: bytes !== undefined });
}
