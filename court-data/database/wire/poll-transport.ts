import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { closeScript, dataScript } from './poll-script';
import { SegmentAssembler } from './segment-assembler';
import type { Transport } from './session';
import type { Meter, UnreadBudget } from './unread-budget';

/** The SDK asks again every 25 s; a client silent for longer than this is gone. */
const SILENCE_MS = 60_000;
/** Held a little shorter than the SDK waits. */
const HOLD_MS = 20_000;

/** Messages to a polling client: kept until one of its requests can carry them. */
export class PollTransport implements Transport {
  readonly password = randomUUID();
  readonly segments = new SegmentAssembler();
  private readonly outbox: string[] = [];
  /** Characters in the outbox. */
  private waiting = 0;
  private number = 0;
  private serial = 0;
  private held: ServerResponse | null = null;
  private readonly meter: Meter;
  private releasing: NodeJS.Timeout | undefined;
  private readonly silence: NodeJS.Timeout;
  private closed = false;

  constructor(
    private readonly budget: UnreadBudget,
    private readonly onClosed: () => void,
  ) {
    this.meter = budget.add({ unreadBytes: () => this.waiting, letGo: () => this.letGo() });
    this.silence = setTimeout(() => this.close(), SILENCE_MS).unref();
  }

  send(message: string): void {
    this.meter.send(() => {
      this.outbox.push(message);
      this.waiting += message.length;
      this.flush();
    });
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.silence);
    this.flush();
    this.onClosed();
  }

  /** Once nobody can ask for what waits any more. */
  forget(): void {
    clearTimeout(this.silence);
    this.meter.remove();
  }

  /**
   * What waits is dropped: kept for a client that might come for it, it would fill our memory all the same. The session
   * ends a moment later, for its end writes, and this is called while others are told of a write.
   */
  private letGo(): void {
    this.outbox.length = 0;
    this.waiting = 0;
    setImmediate(() => this.close());
  }

  /** Keeps the request with the highest serial until there is something to say, and lets the others go. */
  hold(response: ServerResponse, serial: number): void {
    this.silence.refresh();
    if (serial < this.serial) {
      response.end();
      return;
    }
    this.serial = serial;
    this.release('');
    this.held = response;
    response.on('close', () => {
      if (this.held === response) this.held = null;
    });
    this.releasing = setTimeout(() => this.release(''), HOLD_MS).unref();
    this.flush();
  }

  /** What waits to be said, as the script that says it. */
  takeScript(): string {
    this.waiting = 0;
    const script = this.outbox.length > 0 ? dataScript(this.number++, this.outbox.splice(0)) : '';
    return this.closed ? script + closeScript(this.number - 1) : script;
  }

  private flush(): void {
    if (this.held && (this.outbox.length > 0 || this.closed)) this.release(this.takeScript());
  }

  private release(script: string): void {
    clearTimeout(this.releasing);
    const response = this.held;
    this.held = null;
    if (response) this.budget.addAnswer(response).send(() => response.end(script));
  }
}
