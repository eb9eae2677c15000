// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { indexedDbStore } from './indexed-db';
import { stubIndexedDb } from './testing/fake-indexed-db';

let fake: ReturnType<typeof stubIndexedDb>;

beforeEach(() => {
  vi.useFakeTimers();
  fake = stubIndexedDb();
});
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = () => indexedDbStore('localforage', 'keyvaluepairs');

test('a write and a read that take 10 s each succeed', async () => {
  fake.state.delay = 10_000;
  const store = open();
  const written = store.setItem('_courtName', 'txwb');
  await vi.advanceTimersByTimeAsync(20_000);
  await written;
  const read = store.getItem('_courtName');
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(read).resolves.toBe('txwb');
  expect(fake.state.opens).toBe(1);
});

test.each([
  ['NaN', Number.NaN],
  ['no value', undefined],
  ['a list', [['txwb']]],
])('%s is read unchanged', async (_name, value) => {
  fake.state.values.set('_judgeId', value);
  const read = open().getItem('_judgeId');
  await vi.advanceTimersByTimeAsync(1);
  await expect(read).resolves.toEqual(value ?? null);
});

test('a page that is left closes its connection, and continues to read when the reader comes back', async () => {
  fake.state.values.set('_courtName', 'txwb');
  const store = open();
  await Promise.all([store.keys(), vi.advanceTimersByTimeAsync(1)]);
  fake.state.delay = Infinity;
  const read = store.getItem('_courtName');
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('pagehide'));
  fake.state.delay = 0;
  await vi.advanceTimersByTimeAsync(1000);
  expect(fake.state).toMatchObject({ opens: 1, closes: 1 });
  window.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(1);
  await expect(read).resolves.toBe('txwb');
  expect(fake.state.opens).toBe(2);
});

test('a write that was committed before the page was left is not repeated', async () => {
  const store = open();
  await Promise.all([store.keys(), vi.advanceTimersByTimeAsync(1)]);
  fake.state.delay = 100;
  const written = store.setItem('lists/txwb', 'mine');
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(100);
  await written;
  fake.state.values.set('lists/txwb', 'of another page');
  window.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(1000);
  expect([fake.state.values.get('lists/txwb'), fake.state.writes]).toEqual(['of another page', 1]);
});

test('a database that never opens is opened again when the reader presses Try again', async () => {
  fake.state.values.set('_courtName', 'txwb');
  fake.state.delay = Infinity;
  const store = open();
  const read = store.getItem('_courtName');
  await vi.advanceTimersByTimeAsync(600_000);
  fake.state.delay = 0;
  store.reopen();
  await vi.advanceTimersByTimeAsync(1);
  await expect(read).resolves.toBe('txwb');
});

test('a connection that the browser closed is opened again, and one that it closes every time rejects', async () => {
  fake.state.values.set('_courtName', 'txwb');
  const store = open();
  fake.state.losses = 2;
  const read = store.getItem('_courtName');
  await vi.advanceTimersByTimeAsync(100);
  await expect(read).resolves.toBe('txwb');
  expect(fake.state.opens).toBe(3);
  fake.state.losses = 100;
  const lost = store.getItem('_courtName').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  expect(await lost).toMatchObject({ name: 'InvalidStateError' });
});
