import {
  type DataSnapshot,
  get,
  limitToLast,
  onDisconnect,
  onValue,
  orderByChild,
  orderByKey,
  push,
  query,
  ref,
  remove,
  runTransaction,
  set,
  setPriority,
  startAt,
  update,
} from 'firebase/database';
import { expect, test } from 'vitest';
import { ownerToken } from './access/owner-token';
import { readRules } from './access/rules';
import { connect, connectRaw, openDatabase } from './testing/test-client';

const SECRET = 'kept-from-the-public';
const OWNER = { Authorization: `Bearer ${ownerToken()}` };
const rules = readRules(new URL('./database.rules.json', import.meta.url));
/** The publisher's path, its ancestors and descendants, and a path outside the public data. */
const HIDDEN = ['', 'publisher11', 'publisher11/lease', 'publisher11/lease/.priority', 'elsewhere'];
const QUERIES = [
  undefined,
  { i: '.key', l: 5, vf: 'r' },
  { i: '.key', sp: 'publisher11', ep: 'publisher11' },
  { i: 'lease/secret', sp: SECRET, ep: SECRET },
  { i: '.value' },
  { l: 1, vf: 'l' },
];

/** A database with the committed rules. `isAsBefore` checks that all of it is still what the owner wrote. */
async function publicDatabase() {
  const { url } = await openDatabase({ rules });
  const data = { hearingCalendar11: { days: { d: { row: 1 } } }, publisher11: { lease: { secret: SECRET } } };
  await fetch(`${url}/.json`, { method: 'PUT', body: JSON.stringify(data), headers: OWNER });
  const isAsBefore = async () =>
    expect(await (await fetch(`${url}/.json`, { headers: OWNER })).json()).toEqual(data);
  return { url, isAsBefore };
}

/** Every protocol request that could read hidden data, or write. */
function* forbiddenRequests(): Generator<{ a: string; b: object }> {
  let tag = 0;
  for (const p of HIDDEN.filter((path) => !path.endsWith('.priority'))) {
    for (const q of QUERIES) {
      tag += 1;
      yield { a: 'g', b: q ? { p, q } : { p } };
      yield { a: 'q', b: q ? { p, q, t: tag, h: '' } : { p, h: '' } };
    }
  }
  for (const p of [...HIDDEN, 'hearingCalendar11', 'hearingCalendar11/days/d/row', 'lastUpdated11']) {
    yield { a: 'p', b: { p, d: 1 } };
    yield { a: 'p', b: { p, d: null } };
    yield { a: 'p', b: { p, d: 1, h: '' } };
    yield { a: 'o', b: { p, d: 1 } };
    if (p.endsWith('.priority')) continue;
    yield { a: 'm', b: { p, d: { x: 1 } } };
    yield { a: 'm', b: { p, d: { 'x/y': 1, z: { '.sv': 'timestamp' } }, h: 'x' } };
    yield { a: 'om', b: { p, d: { x: null } } };
  }
}

test('a websocket without credentials reads nothing hidden and writes nothing', async () => {
  const { url, isAsBefore } = await publicDatabase();
  const raw = await connectRaw(url);
  const tokens = ['', 'nobody', 'owner', 'Owner', 'owner ', 'a.b.c'];
  for (const cred of tokens) {
    raw.send({ t: 'd', d: { r: 0, a: cred.includes('.') ? 'auth' : 'gauth', b: { cred } } });
    await raw.next();
  }
  for (const request of forbiddenRequests()) {
    raw.send({ t: 'd', d: { r: 1, ...request } });
    const answer = JSON.stringify(await raw.next());
    expect(answer, JSON.stringify(request)).toContain('"permission_denied"');
    expect(answer).not.toContain(SECRET);
  }
  await isAsBefore();
  raw.socket.close();
});

test('the SDK without credentials reads nothing hidden and writes nothing', async () => {
  const { url, isAsBefore } = await publicDatabase();
  const database = connect(url);
  const place = (path: string) => ref(database, path || undefined);
  const heard: DataSnapshot[] = [];
  for (const path of HIDDEN.filter((each) => !each.endsWith('.priority'))) {
    for (const asked of [
      place(path),
      query(place(path), orderByKey(), limitToLast(1)),
      query(place(path), orderByChild('lease/secret'), startAt(SECRET)),
    ]) {
      await expect(get(asked)).rejects.toThrow(/permission.denied/i);
      const refused = await new Promise((resolve) => onValue(asked, (found) => heard.push(found), resolve));
      expect(refused).toMatchObject({ code: 'PERMISSION_DENIED' });
    }
  }
  const denied = expect.objectContaining({ message: expect.stringMatching(/permission.denied/i) });
  for (const path of ['publisher11/lease', 'hearingCalendar11/days/d', 'new']) {
    const writes = [
      () => set(place(path), 1),
      () => update(place(path), { x: 1 }),
      () => remove(place(path)),
      () => setPriority(place(path), 1),
      () => push(place(path), 1),
      () => runTransaction(place(path), () => 1),
      () => onDisconnect(place(path)).set(1),
      () => onDisconnect(place(path)).update({ x: 1 }),
    ];
    for (const write of writes) await expect((async () => write())(), path).rejects.toEqual(denied);
  }
  expect(heard).toEqual([]);
  await isAsBefore();
});

test('requests without credentials read nothing hidden and write nothing', async () => {
  const { url, isAsBefore } = await publicDatabase();
  const spellings = ['', '/', 'publisher11', '//publisher11', 'publisher%31%31', '%70ublisher11/lease', 'x'];
  const queries = ['', '?shallow=true', '?format=export', '?orderBy="$key"&limitToLast=1'];
  const more = ['?orderBy="lease/secret"&equalTo="x"', '?auth=owner', '?access_token=none'];
  const headers: Record<string, string>[] = [
    {},
    { 'X-Firebase-ETag': 'true' },
    { 'X-HTTP-Method-Override': 'PUT', 'if-match': 'null_etag' },
    { Authorization: 'Bearer nobody' },
    { Authorization: 'Bearer owner' },
  ];
  const isRefused = async (path: string, init: RequestInit) => {
    const response = await fetch(`${url}/${path}`, init);
    expect(response.status, `${init.method} ${path}`).toBe(401);
    expect(response.headers.get('etag')).toBe(null);
    expect(await response.text()).toBe(init.method === 'HEAD' ? '' : '{"error":"Permission denied"}');
  };
  for (const path of spellings) {
    for (const asked of [...queries, ...more]) {
      for (const sent of headers) {
        await isRefused(`${path}.json${asked}`, { method: 'GET', headers: sent });
      }
    }
  }
  for (const path of [...spellings, 'hearingCalendar11', 'hearingCalendar11/days/d/row', 'lastUpdated11']) {
    for (const method of ['PUT', 'PATCH']) {
      await isRefused(`${path}.json`, { method, body: '{"x":1}' });
      await isRefused(`${path}.json?print=silent`, { method, body: '{"x":{".sv":"timestamp"}}' });
    }
    await isRefused(`${path}.json`, { method: 'DELETE' });
    for (const method of ['PUT', 'DELETE'])
      await isRefused(`${path}.json`, { method, body: '1', headers: { 'if-match': 'null_etag' } });
  }
  await isRefused('publisher11.json', { method: 'HEAD' });
  await isRefused('hearingCalendar11/.priority.json', { method: 'PUT', body: '1' });
  await isRefused('.json', { method: 'PATCH', body: '{"hearingCalendar11/x":1}' });
  await isAsBefore();
});
