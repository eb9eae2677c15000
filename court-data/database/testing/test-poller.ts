import { type Context, createContext, runInContext } from 'node:vm';
import { onTestFinished } from 'vitest';

/** Asks as the SDK's BrowserPollConnection does, and runs what it is answered as its iframe would. */
export class Poller {
  readonly messages: unknown[] = [];
  readonly commands: unknown[][] = [];
  id = '';
  private password = '';
  private serial = 1000;
  private segment = 0;
  private numbers: number[] = [];
  private open = 0;
  private isOver = false;
  private readonly waiting: (() => void)[] = [];
  private readonly frame: Context;

  constructor(private readonly url: string) {
    const page = {
      pLPCommandcb1: (...args: unknown[]) => this.commands.push(args),
      pRTLPCBcb1: (number: number, data: unknown[]) => {
        this.numbers.push(number);
        this.messages.push(...data);
      },
    };
    this.frame = createContext({ parent: { window: page } });
  }

  async start(): Promise<void> {
    await this.get('start=t&ser=1&cb=cb1&v=5');
    [, this.id, this.password] = this.commands[0] as [string, string, string];
    onTestFinished(() => {
      this.isOver = true;
    });
  }

  poll(): Promise<void> {
    this.serial += 1;
    return this.get(`id=${this.id}&pw=${this.password}&ser=${this.serial}`);
  }

  /** In segments of at most `size` characters, each in a request of its own, the last first. */
  send(message: unknown, size = 1840): void {
    const data = `${Buffer.from(JSON.stringify(message)).toString('base64url')}.`;
    const parts = data.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
    const requests = parts.map(
      (part, index) => `seg0=${this.segment + index}&ts0=${parts.length}&d0=${part}`,
    );
    this.segment += parts.length;
    for (const request of requests.reverse()) {
      this.serial += 1;
      void this.get(`id=${this.id}&pw=${this.password}&ser=${this.serial}&${request}`);
    }
  }

  /** Asks again whenever no request is open, as the SDK does. */
  async messageWhere(accept: (text: string) => boolean): Promise<unknown> {
    for (;;) {
      const found = this.messages.find((message) => accept(JSON.stringify(message)));
      if (found) return found;
      if (this.open === 0) void this.poll();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  disconnect(): Promise<void> {
    return this.get(`disconn=t&id=${this.id}&pw=${this.password}`);
  }

  numbersInOrder(): boolean {
    return this.numbers.every((number, index) => number === index);
  }

  private async get(query: string): Promise<void> {
    this.open += 1;
    try {
      const script = await (await fetch(`${this.url}/.lp?${query}&ns=txwb`)).text();
      runInContext(script, this.frame);
    } catch (error) {
      if (!this.isOver) throw error;
    } finally {
      this.open -= 1;
      for (const wake of this.waiting.splice(0)) wake();
    }
  }
}
