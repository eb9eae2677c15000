import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { ref, update } from 'firebase/database';
import { expect, test } from 'vitest';
import { ownerToken } from './access/owner-token';
import { type DatabaseChild, startChild } from './testing/database-child';
import { seededRandom } from './testing/seeded-random';
import { temporaryFolder } from './testing/temporary-folder';
import { connectAsOwner } from './testing/test-client';

const KILLS = process.env.PROOF === '1' ? 50 : 4;
const MAX_KEYS = 20;
const OWNER = { Authorization: `Bearer ${ownerToken()}` };

/** A writer's data after its n-th update. Each update adds a key, removes the oldest and replaces `last`. */
const stateAfter = (n: number) => ({
  keys: Object.fromEntries(
    Array.from({ length: Math.min(n, MAX_KEYS) }, (_, back) => [`k${n - back}`, n - back]),
  ),
  last: { n, text: textOf(n) },
});
const textOf = (n: number) => `${n} `.repeat(20_000).slice(0, 20_000);
const updateOf = (n: number) => ({
  [`keys/k${n}`]: n,
  ...(n > MAX_KEYS ? { [`keys/k${n - MAX_KEYS}`]: null } : {}),
  last: { n, text: textOf(n) },
});

type Send = (path: string, values: object) => Promise<unknown>;

function byRest({ url }: DatabaseChild): Send {
  return async (path, values) => {
    const answer = await fetch(`${url}/${path}.json?print=silent`, {
      method: 'PATCH',
      body: JSON.stringify(values),
      headers: OWNER,
    });
    if (!answer.ok) throw new Error(`refused with ${answer.status}`);
  };
}

/**
 * Writes with the SDK. The SDK resends unacknowledged writes after a reconnection, so its app is deleted together with
 * the process.
 */
function bySdk({ url }: DatabaseChild) {
  const { database, leave } = connectAsOwner(url);
  const send: Send = (path, values) => update(ref(database, path), values);
  return { send, leave };
}

/** Writes until the process ends. Returns the number of the last acknowledged update. */
async function writeOn(send: Send, place: string, from: number, gone: Promise<unknown>, told: () => void) {
  for (let n = from + 1; ; n += 1) {
    const isDone = await Promise.race([
      send(`writers/${place}`, updateOf(n)).then(
        () => true,
        () => false,
      ),
      gone.then(() => false),
    ]);
    if (!isDone) return n - 1;
    told();
  }
}

function withResolver() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

async function read(child: DatabaseChild, path: string): Promise<unknown> {
  return (await fetch(`${child.url}/${path}`, { headers: OWNER })).json();
}

test(
  `killed ${KILLS} times under load, also during compaction, it has every acknowledged write and no other`,
  async () => {
    const random = seededRandom(2026);
    const folder = temporaryFolder();
    const beside = join(folder, 'txwb/log.jsonl.new');
    let child = await startChild('--data', folder);
    const ballast = Object.fromEntries(
      Array.from({ length: 300 }, (_, n) => [`b${n}`, textOf(n).repeat(1 + (n % 3))]),
    );
    await byRest(child)('ballast', ballast);
    const acknowledged = { rest0: 0, rest1: 0, sdk0: 0, sdk1: 0 };
    const places = Object.keys(acknowledged) as (keyof typeof acknowledged)[];
    let caughtWriting = 0;
    for (let kill = 1; kill <= KILLS || caughtWriting < 2; kill += 1) {
      const { promise: isTime, resolve: enough } = withResolver();
      let countdown = kill % 3 === 0 ? Number.POSITIVE_INFINITY : 1 + Math.floor(random() * 120);
      const told = () => {
        countdown -= 1;
        if (countdown <= 0) enough();
      };
      const watcher = watch(join(folder, 'txwb'), (_, file) => {
        if (kill % 3 === 0 && file === 'log.jsonl.new') enough();
      });
      const killed = isTime.then(() => child.end('SIGKILL'));
      const clients = [bySdk(child), bySdk(child)] as const;
      const sends = {
        rest0: byRest(child),
        rest1: byRest(child),
        sdk0: clients[0].send,
        sdk1: clients[1].send,
      };
      const counts = await Promise.all(
        places.map((place) => writeOn(sends[place], place, acknowledged[place], killed, told)),
      );
      watcher.close();
      if (existsSync(beside)) caughtWriting += 1;
      await Promise.all(clients.map((client) => client.leave()));
      child = await startChild('--data', folder);
      const found = (await read(child, 'writers.json')) as Record<string, ReturnType<typeof stateAfter>>;
      for (const [index, place] of places.entries()) {
        const count = counts[index] ?? 0;
        const there = found[place]?.last.n ?? 0;
        expect([count, count + 1], `${place}, kill ${kill}`).toContain(there);
        if (there > 0) expect(found[place]).toEqual(stateAfter(there));
        acknowledged[place] = there;
      }
    }
    expect(await read(child, 'ballast.json')).toEqual(ballast);
    expect(await read(child, '.json?shallow=true')).toEqual({ ballast: true, writers: true });
    await child.end('SIGTERM');
  },
  KILLS * 25_000,
);
