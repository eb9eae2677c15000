import { get, onValue, ref, set, update } from 'firebase/database';
import { expect, test } from 'vitest';
import { startDatabase } from '../start-database';
import { connect, connectRaw, openDatabase } from '../testing/test-client';
import { ownerToken } from './owner-token';
import { isAllowed } from './rules';

const PUBLIC_RULES = async () => {
  const { readRules } = await import('./rules');
  return readRules(new URL('../database.rules.json', import.meta.url));
};

test('access granted to a node includes its descendants, and wildcards match any key', () => {
  const rules = { '.read': 'false', open: { '.read': 'true' }, users: { $id: { name: { '.read': true } } } };
  expect(isAllowed(rules, '.read', ['open', 'deep', 'down'])).toBe(true);
  expect(isAllowed(rules, '.read', ['users', 'anna', 'name'])).toBe(true);
  expect(isAllowed(rules, '.read', ['users', 'anna'])).toBe(false);
  expect(isAllowed(rules, '.read', ['users', 'anna', 'age'])).toBe(false);
  expect(isAllowed(rules, '.read', ['users', 'anna', 'age', 'name'])).toBe(false);
  expect(isAllowed(rules, '.write', ['open'])).toBe(false);
  expect(isAllowed(rules, '.read', ['constructor'])).toBe(false);
});

test('the database does not start with a rule that it cannot evaluate', async () => {
  const rules = { a: { '.read': 'auth != null' } };
  await expect(startDatabase({ port: 0, rules })).rejects.toThrow(
    expect.objectContaining({ name: 'UnsupportedRuleError' }),
  );
});

test('the public may read the calendar and may write nothing', async () => {
  const { url } = await openDatabase({ rules: await PUBLIC_RULES() });
  const status = async (path: string, init?: RequestInit) =>
    (await fetch(`${url}/${path}.json`, init)).status;
  const days = 'hearingCalendar11/days/2026-11-23';
  for (const path of [days, '341hearingCalendarDebtors11/hearings/p1', 'lastUpdated11', 'sample11']) {
    expect(await status(path)).toBe(200);
    expect(await status(path, { method: 'PUT', body: '1' })).toBe(401);
  }
  for (const path of ['', 'publisher11', 'publisher11/lease', 'anything'])
    expect(await status(path)).toBe(401);
  expect(await (await fetch(`${url}/.json`)).json()).toEqual({ error: 'Permission denied' });
});

test('the owner may do everything, but a page of another origin is refused as owner', async () => {
  const { url } = await openDatabase({ rules: await PUBLIC_RULES() });
  const token = ownerToken();
  const put = async (query: string, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/publisher11.json${query}`, { method: 'PUT', body: '1', headers })).status;
  expect(await put('', { Authorization: `Bearer ${token}` })).toBe(200);
  expect(await put(`?auth=${token}`)).toBe(200);
  expect(await put(`?access_token=${token}`)).toBe(200);
  expect(await put('', { Authorization: 'Bearer someone' })).toBe(401);
  expect(await put(`?auth=${token}`, { Origin: 'https://evil.example' })).toBe(401);
  expect(await put(`?auth=${token}`, { Origin: 'http://localhost:5173' })).toBe(401);
  expect(await put('?auth=owner')).toBe(401);
});

test('the SDK gets permission_denied', async () => {
  const { url } = await openDatabase({ rules: await PUBLIC_RULES() });
  const database = connect(url);
  await expect(get(ref(database, 'publisher11'))).rejects.toThrow(/Permission denied/);
  await expect(set(ref(database, 'offices11/a'), 1)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  await expect(update(ref(database), { 'offices11/a': 1 })).rejects.toMatchObject({
    code: 'PERMISSION_DENIED',
  });
  const refused = await new Promise<Error>((resolve) => {
    onValue(ref(database, 'publisher11'), () => undefined, resolve);
  });
  expect(refused).toMatchObject({ code: 'PERMISSION_DENIED' });
  expect((await get(ref(database, 'offices11'))).exists()).toBe(false);
});

test('a websocket gains owner rights with a credential and can give them up', async () => {
  const { url } = await openDatabase({ rules: await PUBLIC_RULES() });
  const raw = await connectRaw(url);
  const ask = async (a: string, b: unknown) => {
    raw.send({ t: 'd', d: { r: 1, a, b } });
    return ((await raw.next()) as { d: { b: { s: string } } }).d.b.s;
  };
  expect(await ask('p', { p: 'publisher11', d: 1 })).toBe('permission_denied');
  expect(await ask('gauth', { cred: 'nobody' })).toBe('invalid_token');
  expect(await ask('gauth', { cred: ownerToken() })).toBe('ok');
  expect(await ask('p', { p: 'publisher11', d: 1 })).toBe('ok');
  raw.send({ t: 'd', d: { r: 2, a: 'q', b: { p: '/publisher11', h: '' } } });
  await raw.next();
  await raw.next();
  raw.send({ t: 'd', d: { r: 3, a: 'unauth', b: {} } });
  expect(await raw.next()).toEqual({ t: 'd', d: { a: 'c', b: { p: 'publisher11' } } });
  await raw.next();
  expect(await ask('g', { p: 'publisher11' })).toBe('permission_denied');
});
