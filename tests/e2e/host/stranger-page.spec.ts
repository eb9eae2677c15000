import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { ownerToken } from '../../../court-data/database/access/owner-token';
import { LAUNCH_ARGS } from '../../browser/find-browser';
import { readPath, testSite } from '../site';

const FOREIGN = 'evil.example';
const DAYS = 'hearingCalendar11/days';

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...LAUNCH_ARGS, `--host-resolver-rules=MAP ${FOREIGN} 127.0.0.1`],
  },
});

let server: Server;
let port = 0;
test.beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>A stranger</title>');
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  port = (server.address() as AddressInfo).port;
});
test.afterAll(() => new Promise((closed) => server.close(closed)));

type Attack = { database: string; credential: string; place: string };
type Message = { t: string; d: { r?: number; b?: { s: string } } };

/** In the page: attacks over a websocket. */
function bySocket({ database, credential, place }: Attack): Promise<Record<number, string>> {
  return new Promise((resolve) => {
    const answers: Record<number, string> = {};
    const socket = new WebSocket(`${database.replace('http', 'ws')}/.ws?v=5&ns=txwb`);
    socket.onopen = () => {
      socket.send(JSON.stringify({ t: 'd', d: { r: 1, a: 'gauth', b: { cred: credential } } }));
      socket.send(JSON.stringify({ t: 'd', d: { r: 2, a: 'p', b: { p: place, d: 'attacked' } } }));
    };
    socket.onmessage = ({ data }) => {
      const { d } = JSON.parse(String(data)) as Message;
      if (d.r !== undefined) answers[d.r] = d.b?.s ?? '';
      if (answers[1] && answers[2]) resolve(answers);
    };
  });
}

/** In the page: attacks by fetch, with the credential in a header and in the address. Resolves to the statuses. */
async function byFetch({ database, credential, place }: Attack): Promise<number[]> {
  const url = `${database}/${place}.json?ns=txwb`;
  const body = '"attacked"';
  const headers = { Authorization: `Bearer ${credential}` };
  const answers = [
    await fetch(url, { method: 'PUT', headers, body }),
    await fetch(`${url}&auth=${credential}`, { method: 'PUT', body }),
    await fetch(`${url}&access_token=${credential}`, { method: 'DELETE' }),
  ];
  return answers.map(({ status }) => status);
}

for (const [who, host] of [
  ['of another origin', FOREIGN],
  ['of another port of localhost', 'localhost'],
]) {
  for (const credential of ['the word owner', 'the owner’s token'])
    test(`a page ${who} that has ${credential} writes nothing into a running database`, async ({ page }) => {
      const place = `${DAYS}/attack-${host?.replace('.', '-')}-${credential.length}`;
      const { database } = testSite();
      const attack = {
        database,
        credential: credential === 'the word owner' ? 'owner' : ownerToken(),
        place,
      };
      await page.goto(`http://${host}:${port}/`);
      const refused = { 1: 'invalid_token', 2: 'permission_denied' };
      expect(await page.evaluate(bySocket, attack)).toEqual(refused);
      expect(await page.evaluate(byFetch, attack)).toEqual([401, 401, 401]);
      expect(await readPath(place)).toBeNull();
    });
}

test('a program with the owner’s token writes, and the word owner is no such token', async () => {
  const url = `${testSite().database}/publisher11/attack.json?ns=txwb`;
  const status = async (token: string, method: string) => {
    const body = method === 'PUT' ? { body: '1' } : {};
    return (await fetch(url, { method, headers: { Authorization: `Bearer ${token}` }, ...body })).status;
  };
  expect(await status('owner', 'PUT')).toBe(401);
  expect(await status(ownerToken(), 'PUT')).toBe(200);
  expect(await status(ownerToken(), 'DELETE')).toBe(200);
});
