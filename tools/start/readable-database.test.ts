import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startDatabase } from '../../court-data/database/start-database';
import { ownerDatabase } from '../../court-data/publisher/store/owner-database';
import { readableDatabase } from './readable-database';

let status = 200;
let answer = '';
let said: string[];
const server = createServer((_, response) => response.writeHead(status).end(answer));
const say = (sentence: string) => said.push(sentence);
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  [status, answer, said] = [200, 'null', []];
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
});
afterEach(() => new Promise((down) => server.close(down)));

test('reads a database once, and reports it as empty before the first publication', async () => {
  const { url, close } = await startDatabase({ port: 0 });
  expect(await readableDatabase(url, 'txwb', say)).toBe(`${url}?ns=txwb`);
  expect(said).toEqual([expect.stringContaining('Nothing has been published to')]);
  await ownerDatabase(`${url}?ns=own`).put('lastUpdated11', { version: 1, checkedAt: 1 });
  expect(await readableDatabase(`${url}?ns=own`, 'txwb', say)).toBe(`${url}?ns=own`);
  expect(said.length).toBe(1);
  await close();
});

test('distinguishes a server that does not answer, refuses, or is not a database, with a remedy for each', async () => {
  const address = origin();
  await expect(readableDatabase('txwb', 'txwb', say)).rejects.toThrow('is not a database address');
  await expect(readableDatabase('http://db.example', 'txwb', say)).rejects.toThrow('is not encrypted');
  await expect(readableDatabase('http://127.0.0.1:9', 'txwb', say)).rejects.toThrow(
    'The database at http://127.0.0.1:9 does not answer. Start it',
  );
  [status, answer] = [401, '{"error": "Permission denied"}'];
  await expect(readableDatabase(address, 'txwb', say)).rejects.toThrow(
    /cannot be read \(401\): .*Permission denied.*firebase deploy --only database/,
  );
  [status, answer] = [404, '{"error": "404 Not Found"}'];
  await expect(readableDatabase(address, 'txwb', say)).rejects.toThrow('no database of that name');
  [status, answer] = [200, '<!doctype html>'];
  await expect(readableDatabase(address, 'txwb', say)).rejects.toThrow('is no Realtime Database');
  expect(said).toEqual([]);
});
