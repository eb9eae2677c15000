import { expect, test } from 'vitest';
import { startDatabase } from '../start-database';
import { connectRaw, openDatabase } from '../testing/test-client';
import { ownerToken } from './owner-token';
import { isAllowed, readRules } from './rules';

const rules = readRules(new URL('../database.rules.json', import.meta.url));

test('access granted to a node includes its descendants, and wildcards match any key', () => {
  const nested = { '.read': 'false', open: { '.read': 'true' }, users: { $id: { name: { '.read': true } } } };
  expect(isAllowed(nested, '.read', ['open', 'deep', 'down'])).toBe(true);
  expect(isAllowed(nested, '.read', ['users', 'anna', 'name'])).toBe(true);
  expect(isAllowed(nested, '.read', ['users', 'anna'])).toBe(false);
  expect(isAllowed(nested, '.read', ['users', 'anna', 'age'])).toBe(false);
  expect(isAllowed(nested, '.read', ['users', 'anna', 'age', 'name'])).toBe(false);
  expect(isAllowed(nested, '.write', ['open'])).toBe(false);
  expect(isAllowed(nested, '.read', ['constructor'])).toBe(false);
});

test('the database does not start with a rule that it cannot evaluate', async () => {
  const unsupported = { a: { '.read': 'auth != null' } };
  await expect(startDatabase({ port: 0, rules: unsupported })).rejects.toThrow(
    expect.objectContaining({ name: 'UnsupportedRuleError' }),
  );
});

test('the owner may do everything, but a page of another origin is refused as owner', async () => {
  const { url } = await openDatabase({ rules });
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

test('a websocket gains owner rights with a credential and can give them up', async () => {
  const { url } = await openDatabase({ rules });
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
