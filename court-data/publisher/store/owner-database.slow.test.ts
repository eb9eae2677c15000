import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownerToken } from '../../database/access/owner-token';
import { type TestCourt, testCourt } from '../testing/test-court';
import { DatabaseAddressError, DatabaseRefusedError, NoAccessError } from './database-access';
import { ownerDatabase } from './owner-database';

/**
 * A server in a separate thread, so that it also runs while this thread is busy. It closes each connection 50 ms after
 * its answer.
 */
const HANGS_UP = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const server = createServer((request, response) => {
    const { socket } = request;
    request.resume();
    request.on('end', () => response.end('null', () => setTimeout(() => socket.destroy(), 50)));
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

function workFor(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('a connection closed during long work is not reused, so that no request is sent twice', async () => {
  const server = new Worker(HANGS_UP, { eval: true });
  const port = await new Promise((resolve) => server.once('message', resolve));
  const send = vi.fn(fetch);
  const database = ownerDatabase(`http://127.0.0.1:${port}`, { fetch: send });
  for (let round = 0; round < 4; round += 1) {
    await database.put('lastUpdated11/checkedAt', round);
    await new Promise((resolve) => setImmediate(resolve));
    workFor(200);
  }
  await server.terminate();
  expect(send).toHaveBeenCalledTimes(4);
});

const PATH = 'publisher11/lease';
const OURS = { holder: 'us', until: 2 };
const cut = () =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('cut'), { code: 'ECONNRESET' }) });

let site: TestCourt;
beforeEach(async () => {
  site = await testCourt();
});
afterEach(() => site.close());

type Send = typeof fetch;
/** Replaces the sending of the first write by `first`. */
function withFirstWrite(first: (...args: Parameters<Send>) => ReturnType<Send>) {
  const requests: (string | undefined)[] = [];
  const send: Send = (url, init) => {
    const isFirst = init?.method === 'PUT' && !requests.includes('PUT');
    requests.push(init?.method);
    return isFirst ? first(url, init) : fetch(url, init);
  };
  return { database: ownerDatabase(site.database, { fetch: send }), requests };
}

describe('a conditional write whose answer was lost', () => {
  it('is not repeated if it was executed', async () => {
    const { database, requests } = withFirstWrite(async (url, init) => {
      await fetch(url, init);
      throw cut();
    });
    const written = await database.putIfUnchanged(PATH, (await database.getMarked(PATH)).etag, OURS);
    expect(await database.getMarked(PATH)).toEqual({ value: OURS, etag: written });
    expect(requests).toEqual(['GET', 'PUT', 'GET', 'GET']);
  });

  it('is repeated if it was not executed', async () => {
    const { database, requests } = withFirstWrite(() => Promise.reject(cut()));
    const written = await database.putIfUnchanged(PATH, (await database.getMarked(PATH)).etag, OURS);
    expect(await database.getMarked(PATH)).toEqual({ value: OURS, etag: written });
    expect(requests).toEqual(['GET', 'PUT', 'GET', 'PUT', 'GET']);
  });

  it('fails if another writer has written meanwhile', async () => {
    const { database } = withFirstWrite(async () => {
      await ownerDatabase(site.database).put(PATH, { holder: 'others', until: 9 });
      throw cut();
    });
    expect(await database.putIfUnchanged(PATH, (await database.getMarked(PATH)).etag, OURS)).toBeNull();
    expect(await site.get(`${PATH}/holder`)).toBe('others');
  });

  it('is recognized as ours if it arrives late, just before the repetition', async () => {
    let late: (() => Promise<unknown>) | null = null;
    let reads = 0;
    const send: Send = async (url, init) => {
      if (init?.method === 'PUT' && late === null) {
        late = () => fetch(url, init);
        throw cut();
      }
      if (init?.method === 'PUT') await late?.();
      else reads += 1;
      return fetch(url, init);
    };
    const database = ownerDatabase(site.database, { fetch: send });
    const written = await database.putIfUnchanged(PATH, (await database.getMarked(PATH)).etag, OURS);
    expect(reads).toBe(3);
    expect(await database.getMarked(PATH)).toEqual({ value: OURS, etag: written });
  });
});

describe('a request', () => {
  it('that times out is repeated, and each attempt has its timeout', async () => {
    const limits: unknown[] = [];
    const send: Send = (url, init) => {
      limits.push(init?.signal);
      if (limits.length === 1) return Promise.reject(new DOMException('timed out', 'TimeoutError'));
      return fetch(url, init);
    };
    await ownerDatabase(site.database, { fetch: send }).put('offices11/o1', { name: 'A' });
    expect(await site.get('offices11/o1/name')).toBe('A');
    expect(limits).toEqual([expect.any(AbortSignal), expect.any(AbortSignal)]);
  });

  it('whose answer is truncated is repeated', async () => {
    let cuts = 0;
    const send: Send = async (url, init) => {
      const answer = await fetch(url, init);
      cuts += 1;
      if (cuts > 1) return answer;
      const body = new ReadableStream({ start: (stream) => stream.error(cut()) });
      return new Response(body, { status: 200 });
    };
    await ownerDatabase(site.database).put('offices11/o1', { name: 'A' });
    expect(await ownerDatabase(site.database, { fetch: send }).get('offices11/o1/name')).toBe('A');
  });

  it('does not follow redirects', async () => {
    const server = createServer((_request, response) => {
      response
        .writeHead(307, { Location: `${site.database.replace(/\?.*/, '')}/offices11.json?ns=txwb` })
        .end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}?ns=txwb`;
    const run = ownerDatabase(address).put('offices11', { o1: { name: 'A' } });
    await expect(run).rejects.toThrow(DatabaseRefusedError);
    await expect(run).rejects.toThrow(/refused \/offices11 \(307\): http:\/\/127/);
    expect(await site.get('offices11')).toBeNull();
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('the local owner’s token', () => {
  const tokensSentTo = async (
    address: string,
    options: { access?: Parameters<typeof ownerDatabase>[1] } = {},
  ) => {
    const tokens: (string | null)[] = [];
    const send: Send = async (_url, init) => {
      tokens.push(new Headers(init?.headers).get('Authorization'));
      return new Response('null');
    };
    await ownerDatabase(address, { ...options.access, fetch: send }).get('');
    return tokens;
  };

  it('is sent to this machine only', async () => {
    const access = { token: async () => 'google', renew: () => false };
    for (const local of [
      'http://localhost:1?ns=a',
      'http://127.0.0.1:1',
      'http://[::1]:1',
      'http://127.1:1',
    ]) {
      expect(await tokensSentTo(local)).toEqual([`Bearer ${ownerToken()}`]);
      // a given service account replaces the owner token
      expect(await tokensSentTo(local, { access: { access } })).toEqual(['Bearer google']);
    }
    expect(await tokensSentTo('https://a.firebaseio.com', { access: { access } })).toEqual(['Bearer google']);
    expect(() => ownerDatabase('https://a.firebaseio.com')).toThrow(NoAccessError);
    expect(() => ownerDatabase('https://localhost.example')).toThrow(NoAccessError);
  });

  it('that a database refuses causes an error with a remedy, and a changed token is read again', async () => {
    vi.stubEnv('DATABASE_OWNER_TOKEN', 'of-the-database-of-another-folder');
    const database = ownerDatabase(site.database);
    await expect(database.get('publisher11')).rejects.toThrow(
      /refused \/publisher11 \(401\).*DATABASE_OWNER_TOKEN/,
    );
    vi.unstubAllEnvs();
    expect(await database.get('publisher11')).toBeNull();
  });

  it.each([
    ['http://a.firebaseio.com', /is not encrypted/],
    ['http://192.168.0.5:9000', /is not encrypted/],
    ['http://localhost.example:9000', /is not encrypted/],
    ['https://a.firebaseio.com/hearings', /is not a database address/],
    ['https://owner@a.firebaseio.com', /is not a database address/],
    ['a.firebaseio.com', /is not a database address/],
  ])('refuses the address %s', (address, message) => {
    expect(() => ownerDatabase(address)).toThrow(DatabaseAddressError);
    expect(() => ownerDatabase(address)).toThrow(message);
  });
});
