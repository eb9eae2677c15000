// @vitest-environment jsdom
import type { DatabaseLink } from '@court/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FollowedLink, followLink } from './follow-link';

const SECOND = 1_000;

/** A fake socket. The test sets whether it answers, whether HTTP answers, and whether it opens. */
function openSocket() {
  let link: FollowedLink | undefined;
  const told: [connected: boolean, link?: DatabaseLink | undefined][] = [];
  const network = { answers: true, http: true, opens: true, isDead: false, opensAfter: 100 };
  const never = () => new Promise<never>(() => {});
  const counts = { asked: 0, opened: 0, probed: 0 };
  let attempt: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    counts.opened++;
    clearTimeout(attempt);
    link?.onConnected(false);
    if (network.opens) attempt = setTimeout(() => link?.onConnected(true), network.opensAfter);
  };
  link = followLink({
    ask() {
      counts.asked++;
      return network.answers ? Promise.resolve() : never();
    },
    reopen: open,
    probe(signal) {
      counts.probed++;
      if (network.http) return Promise.resolve();
      return network.isDead
        ? Promise.reject(new TypeError('Failed to fetch'))
        : new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  link.watch((connected, more) => told.push([connected, more]));
  /** From now on the network accepts every request and answers none. */
  const swallow = () => Object.assign(network, { answers: false, http: false, opens: false });
  const giveBack = () => Object.assign(network, { answers: true, http: true, opens: true, isDead: false });
  const state = () => {
    const [connected, more] = told.at(-1) ?? [];
    return connected ? 'connected' : more?.state;
  };
  return { link, told, network, counts, swallow, giveBack, state };
}

let opened: FollowedLink[] = [];
function connectedSocket() {
  const socket = openSocket();
  opened.push(socket.link);
  socket.link.onConnected(true);
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 18) });
});
afterEach(() => {
  for (const link of opened) link.stop();
  opened = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a server that answers stays live for an hour, with at most one request every 15 s', async () => {
  const { counts, told, state } = connectedSocket();
  await pass(3600 * SECOND);
  expect(state()).toBe('connected');
  expect(told).toHaveLength(2);
  expect(counts.asked).toBeGreaterThan(200);
  expect(counts.asked).toBeLessThanOrEqual(240);
  expect([counts.opened, counts.probed]).toEqual([0, 0]);
});

test('a dead socket is no longer live 45 s after the last answer, and silence is reported as of that answer', async () => {
  const { told, swallow, state, counts } = connectedSocket();
  await pass(60 * SECOND);
  const since = Date.now();
  swallow();
  await pass(28 * SECOND);
  expect(state()).toBe('connected');
  await pass(18 * SECOND);
  expect(state()).not.toBe('connected');
  expect(counts.opened).toBeGreaterThanOrEqual(1);
  await pass(5 * SECOND);
  expect(state()).toBe('silent');
  const heardAt = told.at(-1)?.[1]?.heardAt ?? 0;
  expect(Math.abs(heardAt - since)).toBeLessThanOrEqual(15 * SECOND);
});

test('a silent server is live again within 5 s of its return, after any length of silence', async () => {
  for (const silence of [60, 95, 200, 901]) {
    const { swallow, giveBack, state } = connectedSocket();
    swallow();
    await pass(silence * SECOND);
    expect(state()).toBe('silent');
    giveBack();
    await pass(5 * SECOND);
    expect(state()).toBe('connected');
  }
});

test('on a slow network an attempt to connect gets the time that it needs', async () => {
  const { network, counts, state, swallow, giveBack } = connectedSocket();
  network.opensAfter = 8 * SECOND;
  vi.setSystemTime(Date.now() + 60 * SECOND);
  await pass(20 * SECOND);
  expect(state()).toBe('connected');
  expect(counts.opened).toBeLessThanOrEqual(4);
  swallow();
  await pass(120 * SECOND);
  expect(state()).toBe('silent');
  giveBack();
  await pass(45 * SECOND);
  expect(state()).toBe('connected');
});

test('a lost network is reported within 7 s, not after 45 s', async () => {
  const { link, network, swallow, state } = connectedSocket();
  swallow();
  network.isDead = true;
  link.onConnected(false);
  expect(state()).toBe('asking');
  await pass(7 * SECOND);
  expect(state()).toBe('silent');
});

test('a proxy that blocks sockets leaves HTTP, which is requested every 30 s', async () => {
  const { link, network, state, counts } = connectedSocket();
  network.opens = false;
  network.answers = false;
  link.onConnected(false);
  await pass(8 * SECOND);
  expect(state()).toBe('http');
  const before = counts.probed;
  await pass(300 * SECOND);
  expect(state()).toBe('http');
  expect(counts.probed - before).toBeLessThanOrEqual(10);
  network.http = false;
  network.isDead = true;
  await pass(35 * SECOND);
  expect(state()).toBe('silent');
});

test('after the device slept, the page is not live until the server answers', async () => {
  const { swallow, giveBack, state } = connectedSocket();
  swallow();
  vi.setSystemTime(Date.now() + 9 * 3600 * SECOND);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(state()).toBe('asking');
  giveBack();
  window.dispatchEvent(new Event('online'));
  await pass(5 * SECOND);
  expect(state()).toBe('connected');
});

test('a socket that did not survive a short sleep is reopened', async () => {
  const { network, swallow, state, counts } = connectedSocket();
  swallow();
  vi.setSystemTime(Date.now() + 20 * SECOND);
  window.dispatchEvent(new Event('pageshow'));
  expect(state()).toBe('connected');
  network.opens = true;
  await pass(7 * SECOND);
  expect(counts.opened).toBe(1);
  expect(state()).toBe('connected');
});

test('a clock that is set back or forward does not count as an answer', async () => {
  for (const hours of [-9, 9]) {
    const { state, counts } = connectedSocket();
    vi.setSystemTime(Date.now() + hours * 3600 * SECOND);
    await pass(2 * SECOND);
    expect(counts.opened).toBe(1);
    expect(state()).toBe('connected');
  }
});

test('a device without a network reports silence at once', () => {
  const { link, state } = connectedSocket();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  link.onConnected(false);
  expect(state()).toBe('silent');
});

test('after stop, nothing is requested and no listener is called', async () => {
  const { link, told, counts } = connectedSocket();
  link.stop();
  const before = told.length;
  link.onConnected(false);
  await pass(300 * SECOND);
  expect(told).toHaveLength(before);
  expect(counts).toEqual({ asked: 0, opened: 0, probed: 0 });
});
