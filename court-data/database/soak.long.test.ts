import { isDeepStrictEqual } from 'node:util';
import { limitToLast, onValue, orderByKey, type Query, query, ref, set, update } from 'firebase/database';
import { expect, test } from 'vitest';
import { ownerToken } from './access/owner-token';
import { type DatabaseChild, startChild } from './testing/database-child';
import { residentBytes } from './testing/process-memory';
import { seededRandom } from './testing/seeded-random';
import { temporaryFolder } from './testing/temporary-folder';
import { connect, connectAsOwner, connectRaw } from './testing/test-client';

const [PLACES, WRITES] = [40, process.env.PROOF === '1' ? 4000 : 2000];
const placeOf = (n: number) => `hearingCalendar11/days/p${n % PLACES}`;

type Rows = Readonly<Record<string, unknown>>;
/** `hasReached` resolves when the listener's value equals the expected part of its place's rows. */
type Follower = { readonly n: number; hasReached(rows: Rows): Promise<void> };

/** Calls `follow` with a callback that receives each value of the listener. */
function follower(
  n: number,
  follow: (tell: (value: unknown) => void) => void,
  partOf = (rows: Rows) => rows,
) {
  let value: unknown = null;
  let look: () => void = () => undefined;
  follow((fresh) => {
    value = fresh;
    look();
  });
  const hasReached = (rows: Rows) =>
    new Promise<void>((resolve) => {
      look = () => {
        if (isDeepStrictEqual(value, partOf(rows))) resolve();
      };
      look();
    });
  return { n, hasReached };
}

const following = (asked: Query) => (tell: (value: unknown) => void) =>
  onValue(asked, (snapshot) => tell(snapshot.val()));

const lastTwo = (rows: Rows) =>
  Object.fromEntries(
    Object.keys(rows)
      .sort()
      .slice(-2)
      .map((key) => [key, rows[key]]),
  );

/** One client of the SDK with five listeners, two of them to queries. */
function sdkFollowers({ url }: DatabaseChild, client: number): Follower[] {
  const database = connect(url);
  return Array.from({ length: 5 }, (_, index) => {
    const n = client * 5 + index;
    const place = ref(database, placeOf(n));
    if (index < 3) return follower(n, following(place));
    return follower(n, following(query(place, orderByKey(), limitToLast(2))), lastTwo);
  });
}

const put = (tree: unknown, [key, ...below]: string[], value: unknown): unknown =>
  key === undefined ? value : { ...(tree as object), [key]: put((tree as Rows)?.[key], below, value) };

/** A listener of the raw protocol. It applies only what the messages contain. */
async function rawFollower({ url }: DatabaseChild, n: number): Promise<Follower> {
  const raw = await connectRaw(url);
  return follower(n, (tell) => {
    let tree: unknown = null;
    raw.socket.on('message', (data) => {
      const { a, b } = (JSON.parse(String(data)) as { d: { a?: string; b: { p: string; d: object } } }).d;
      if (a !== 'd' && a !== 'm') return;
      const below = b.p.split('/').slice(placeOf(n).split('/').length);
      if (a === 'd') tree = put(tree, below, b.d);
      else
        for (const [path, value] of Object.entries(b.d))
          tree = put(tree, [...below, ...path.split('/')], value);
      tell(tree);
    });
    raw.send({ t: 'd', d: { r: 1, a: 'q', b: { p: placeOf(n), h: '' } } });
  });
}

test(`200 listeners reach every final value of ${WRITES} writes, and the server’s memory does not grow`, async () => {
  const child = await startChild('--data', temporaryFolder());
  const followers = [
    ...Array.from({ length: 20 }, (_, client) => sdkFollowers(child, client)).flat(),
    ...(await Promise.all(Array.from({ length: 100 }, (_, n) => rawFollower(child, n)))),
  ];
  expect(followers.length).toBe(200);
  const writer = connectAsOwner(child.url);
  const random = seededRandom(4);
  const write = (n: number) => {
    const place = placeOf(Math.floor(random() * PLACES));
    const key = `k${Math.floor(random() * 50)}`;
    const row = { n, text: 'Motion to dismiss '.repeat(8) };
    if (random() < 0.5) return set(ref(writer.database, `${place}/${key}`), row);
    return update(ref(writer.database, 'hearingCalendar11/days'), {
      [`p${Math.floor(random() * PLACES)}/${key}/n`]: n,
      [`p${Math.floor(random() * PLACES)}/all`]: row,
    });
  };
  let before = 0;
  for (let n = 0; n < WRITES; n += 1) {
    const isWritten = write(n);
    if (n % 50 === 0) await isWritten;
    if (n === WRITES / 4) before = residentBytes(child.pid);
  }
  await set(ref(writer.database, 'lastUpdated11'), WRITES);
  const headers = { Authorization: `Bearer ${ownerToken()}` };
  const answer = await fetch(`${child.url}/hearingCalendar11/days.json`, { headers });
  const days = (await answer.json()) as Record<string, Rows>;
  await Promise.all(followers.map(({ n, hasReached }) => hasReached(days[`p${n % PLACES}`] ?? {})));
  const after = residentBytes(child.pid);
  console.log(
    `soak: ${Math.round(before / 1e6)} MB after a quarter of the writes, ${Math.round(after / 1e6)} MB at the end`,
  );
  expect(after / before).toBeLessThan(1.5);
  await writer.leave();
}, 300_000);
