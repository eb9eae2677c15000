import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { wholeSet } from '../offline/whole-set';
import { POOR_STORAGE } from '../poor-storage';
import { testSite } from '../site';

/** Slowdown factor of the processor, compared with this machine. */
export const MACHINES = { quick: 1, slow: 20 } as const;
export type Machine = keyof typeof MACHINES;

const HOUR_MS = 3_600_000;

/** Shifts the device's clock by `by` ms. Timers are not affected. */
function moveClock(by: number): void {
  const Right = Date;
  class Wrong extends Right {
    constructor(...given: ConstructorParameters<typeof Date> | []) {
      if (given.length === 0) super(Right.now() + by);
      else super(...(given as ConstructorParameters<typeof Date>));
    }
    static override now(): number {
      return Right.now() + by;
    }
  }
  globalThis.Date = Wrong as DateConstructor;
}

/** Storage that answers only after 10 s. */
function slowStorage(): void {
  const open = IDBFactory.prototype.open;
  const MS = 10_000;
  IDBFactory.prototype.open = function (this: IDBFactory, ...given) {
    const real = open.apply(this, given);
    // does not delay the upgrade event, whose handler must run during its transaction
    for (const kind of ['success', 'error', 'blocked'])
      real.addEventListener(kind, (event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        setTimeout(() => real.dispatchEvent(new Event(kind)), MS);
      });
    return real;
  };
}

/** Wraps each text in an element, now and after every change, like a browser that translates the page. */
function translated(): void {
  const wrap = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || /^(FONT|SCRIPT|STYLE|OPTION|TEXTAREA|TITLE)$/.test(parent.tagName))
        continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') wrap(target.parentNode ?? target);
      for (const node of addedNodes)
        wrap(node.nodeType === Node.TEXT_NODE ? (node.parentNode ?? node) : node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The network connection between the page and the court's database. */
export type Line = {
  /** The database stops answering. Open connections stay open, but no data arrives. */
  swallow(): Promise<void>;
  /** Disconnects the device from every network. */
  cut(): Promise<void>;
};

/**
 * Sockets are intercepted from the start, requests only in `swallow`: while Playwright intercepts requests, the service worker
 * answers none of them.
 */
async function lineOf(context: BrowserContext): Promise<Line> {
  const { host } = new URL(testSite().database);
  const isDatabase = (url: URL) => url.host === host;
  let state: 'open' | 'swallowed' | 'cut' = 'open';
  const sockets = new Set<{ close(): void }>();
  await context.routeWebSocket(isDatabase, (socket) => {
    if (state === 'cut') return void socket.close();
    if (state === 'swallowed') return;
    const server = socket.connectToServer();
    sockets.add(socket);
    socket.onMessage((message) => {
      if (state === 'open') server.send(message);
    });
    server.onMessage((message) => {
      if (state === 'open') socket.send(message);
    });
  });
  return {
    async swallow() {
      state = 'swallowed';
      // a request that is neither continued nor aborted never gets an answer
      await context.route(isDatabase, () => undefined);
    },
    async cut() {
      state = 'cut';
      await context.setOffline(true);
      for (const socket of sockets) socket.close();
    },
  };
}

/** 250 kbit/s in bytes per second, and the latency in ms that browsers call slow-2g */
const SLOW_2G = { downloadThroughput: 31_250, uploadThroughput: 31_250, latency: 2_000, offline: false };

export type Session = { page: Page; line: Line; network: CDPSession };

/** A fault of a visit: `before` the first page opens, and `later`, after a screen of the visit is shown. */
export type Fault = {
  before?: (session: Session) => Promise<void>;
  later?: (session: Session) => Promise<void>;
};

const script =
  (run: () => void): NonNullable<Fault['before']> =>
  async ({ page }) => {
    await page.addInitScript(run);
  };
const clock =
  (by: number): NonNullable<Fault['before']> =>
  async ({ page }) => {
    await page.addInitScript(moveClock, by);
  };

export const FAULTS = {
  online: {},
  'half-open': { later: async ({ line }) => line.swallow() },
  'slow 2G': {
    before: async ({ network }) => void (await network.send('Network.emulateNetworkConditions', SLOW_2G)),
  },
  offline: {
    later: async ({ page, line }) => {
      // earlier, the browser would show its own offline page
      await wholeSet(page, 0, 150_000);
      await line.cut();
    },
  },
  'clock + 9 h': { before: clock(9 * HOUR_MS) },
  'clock - 400 d': { before: clock(-400 * 24 * HOUR_MS) },
  'storage slow': { before: script(slowStorage) },
  'storage full': { before: script(POOR_STORAGE.full) },
  translated: { before: script(translated) },
} satisfies Record<string, Fault>;
export type FaultName = keyof typeof FAULTS;

/** Opens a tab of `context` on a machine with a fault. */
export async function sessionOn(context: BrowserContext, machine: Machine, fault: Fault): Promise<Session> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const session = { page, network, line: await lineOf(context) };
  await fault.before?.(session);
  await network.send('Emulation.setCPUThrottlingRate', { rate: MACHINES[machine] });
  return session;
}
