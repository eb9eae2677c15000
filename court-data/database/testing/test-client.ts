import { deleteApp, initializeApp } from 'firebase/app';
import { connectDatabaseEmulator, type Database, getDatabase, onValue, type Query } from 'firebase/database';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { ownerToken } from '../access/owner-token';
import { type DatabaseOptions, type RunningDatabase, startDatabase } from '../start-database';
import { FrameAssembler } from '../wire/frame-assembler';

export const OPEN_RULES = { '.read': true, '.write': true } as const;
let appNumber = 0;

/** Starts a database for one test: in memory, open to all, on a free port. Closes it at the end of the test. */
export async function openDatabase(options: Partial<DatabaseOptions> = {}): Promise<RunningDatabase> {
  const database = await startDatabase({ port: 0, rules: OPEN_RULES, ...options });
  onTestFinished(() => database.close());
  return database;
}

/** Connects the unmodified SDK, in its own Firebase app. */
export function connect(url: string, namespace = 'txwb'): Database {
  appNumber += 1;
  const app = initializeApp({ databaseURL: `${url}?ns=${namespace}` }, `app${appNumber}`);
  onTestFinished(() => deleteApp(app));
  return getDatabase(app);
}

/** Connects the SDK as the owner, to whom no rules apply. `leave` disconnects. */
export function connectAsOwner(url: string): { database: Database; leave(): Promise<void> } {
  appNumber += 1;
  const app = initializeApp({ databaseURL: `${url}?ns=txwb` }, `app${appNumber}`);
  const database = getDatabase(app);
  connectDatabaseEmulator(database, 'localhost', Number(new URL(url).port), { mockUserToken: ownerToken() });
  return { database, leave: () => deleteApp(app) };
}

/** Resolves to the first value of the query that `accept` accepts. */
export function valueWhere(query: Query, accept: (value: unknown) => boolean): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = onValue(
      query,
      (snapshot) => {
        if (!accept(snapshot.val())) return;
        resolve(snapshot.val());
        queueMicrotask(() => stop());
      },
      reject,
    );
  });
}

export type RawSocket = {
  readonly socket: WebSocket;
  readonly session: string;
  send(message: unknown): void;
  next(): Promise<unknown>;
};

/** A raw connection to the protocol. `next` returns the next message from the server, without the handshake. */
export async function connectRaw(url: string, lastSession = ''): Promise<RawSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/.ws?v=5&ns=txwb&ls=${lastSession}`);
  onTestFinished(() => socket.terminate());
  const waiting: ((message: unknown) => void)[] = [];
  const arrived: unknown[] = [];
  const frames = new FrameAssembler();
  socket.on('message', (data) => {
    const whole = frames.add(String(data));
    if (whole === null) return;
    const message: unknown = JSON.parse(whole);
    const waiter = waiting.shift();
    if (waiter) waiter(message);
    else arrived.push(message);
  });
  const next = () =>
    arrived.length > 0
      ? Promise.resolve(arrived.shift())
      : new Promise<unknown>((resolve) => waiting.push(resolve));
  const { d: hello } = (await next()) as { d: { d: { s: string } } };
  return { socket, next, session: hello.d.s, send: (message) => socket.send(JSON.stringify(message)) };
}
