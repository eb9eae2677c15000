import { JournalDamagedError } from './journal-damaged-error';
import { isBeginningOfEntry, LONGEST_LINE_BYTES, type LogLine, parseLogLine } from './log-line';
import { readLines } from './read-lines';

export type LogEntry = Exclude<LogLine, { readonly kind: 'first' }>;

const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const CARRIAGE_RETURN = 13;

/** Reads a log and checks that no entry of it is damaged, missing, repeated, out of place or another database's. */
export class LogReader {
  /** Null while only lines of versions before checksums have come. */
  database: string | null = null;
  /** The entry that the log goes on from; null for a log without lines. */
  from: number | null = null;
  /** The number of the last entry. */
  last = 0;
  /** Up to the end of the last entry. */
  wholeBytes = 0;
  /** Of an entry, the one after the last, that a crash has cut short. */
  tornBytes = 0;
  hasUnchecked = false;
  private lines = 0;

  constructor(private readonly file: string) {}

  /** Throws JournalDamagedError. */
  *entries(descriptor: number): Generator<LogEntry> {
    for (const { bytes, end } of readLines(descriptor, LONGEST_LINE_BYTES)) {
      this.lines += 1;
      if (end === null) {
        this.endTorn(bytes);
        return;
      }
      const line = parseLogLine(bytes) ?? this.refuse(whatIsWrong(bytes));
      if (this.from === null) this.begin(line);
      else this.follow(line);
      this.wholeBytes = end;
      if (line.kind !== 'first') yield line;
    }
  }

  private begin(line: LogLine): void {
    if (line.kind === 'entry') this.refuse('the line that a log begins with is missing');
    this.hasUnchecked = line.kind === 'unchecked';
    this.database = line.kind === 'first' ? line.database : null;
    this.from = line.kind === 'first' ? line.n : line.n - 1;
    this.last = line.n;
  }

  private follow(line: LogLine): void {
    if (line.kind === 'first') this.refuse('another log begins here');
    if (line.kind === 'entry') this.database ??= line.database;
    else if (this.database !== null) this.refuse('it has no checksum, but those before it have');
    if (line.kind === 'entry' && line.database !== this.database) this.refuse('it is of another database');
    this.demandNext(line.n);
    this.last = line.n;
  }

  private demandNext(n: number): void {
    const next = this.last + 1;
    if (n < next) this.refuse(`entry ${n} stands after entry ${this.last}`);
    const missing = n === next + 1 ? `entry ${next} is missing` : `entries ${next} to ${n - 1} are missing`;
    if (n > next) this.refuse(`entry ${n} stands after entry ${this.last}: ${missing}`);
  }

  private endTorn(bytes: Buffer): void {
    const isEmpty = this.from === null;
    if (isEmpty && !bytes.subarray(0, 5).equals(Buffer.from('{"n":').subarray(0, bytes.length))) {
      this.refuse('the line that a log begins with is not whole');
    }
    const n = isEmpty
      ? Number(/^\{"n":(\d+)/.exec(bytes.toString('latin1', 0, 24))?.[1] ?? 1)
      : this.last + 1;
    if (!isBeginningOfEntry(bytes, n, this.database)) {
      this.refuse(`${whatIsWrong(bytes)}; nor is it the beginning of entry ${n}, as a crash would leave it`);
    }
    if (isEmpty) this.last = n - 1;
    this.tornBytes = bytes.length;
  }

  private refuse(what: string): never {
    throw new JournalDamagedError(this.file, what, { line: this.lines, byte: this.wholeBytes });
  }
}

export function whatIsWrong(bytes: Buffer): string {
  if (bytes.length > LONGEST_LINE_BYTES) return 'it is longer than any entry can be';
  if (bytes.subarray(0, 3).equals(BYTE_ORDER_MARK))
    return 'a byte order mark was put before it, as by an editor';
  if (bytes.at(-1) === CARRIAGE_RETURN) return 'it ends in CR LF, as an editor or a copy makes it';
  if (bytes.includes(0)) return 'it holds NUL bytes, as a power cut can leave';
  return 'it does not match its checksum';
}
