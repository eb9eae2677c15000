import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../testing/test-client';

type Event = { event: string; data: unknown };

async function stream(url: string): Promise<() => Promise<Event>> {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const response = await fetch(url, { headers: { Accept: 'text/event-stream' }, signal: abort.signal });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  return async () => {
    while (!text.includes('\n\n')) text += decoder.decode((await reader.read()).value, { stream: true });
    const end = text.indexOf('\n\n');
    const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
    text = text.slice(end + 2);
    return { event, data: JSON.parse(data) };
  };
}

const write = (url: string, method: string, body: unknown) =>
  fetch(url, { method, body: JSON.stringify(body) });

test('a stream tells the value, then what is put and patched', async () => {
  const { url } = await openDatabase();
  await write(`${url}/a.json`, 'PUT', { b: 1 });
  const next = await stream(`${url}/a.json`);
  expect(await next()).toEqual({ event: 'put', data: { path: '/', data: { b: 1 } } });
  await write(`${url}/a/c/d.json`, 'PUT', 2);
  expect(await next()).toEqual({ event: 'put', data: { path: '/c/d', data: 2 } });
  await write(`${url}/.json`, 'PATCH', { 'a/b': 5, 'a/e/f': 6, other: 1 });
  expect(await next()).toEqual({ event: 'patch', data: { path: '/', data: { b: 5, 'e/f': 6 } } });
  await write(`${url}/a.json`, 'DELETE', undefined);
  expect(await next()).toEqual({ event: 'put', data: { path: '/', data: null } });
});

test('a stream of a query follows its window', async () => {
  const { url } = await openDatabase();
  await write(`${url}/a.json`, 'PUT', { b: 1, c: 2, d: 3 });
  const next = await stream(`${url}/a.json?orderBy="$key"&limitToFirst=2`);
  expect(await next()).toEqual({ event: 'put', data: { path: '/', data: { b: 1, c: 2 } } });
  await write(`${url}/a/b.json`, 'DELETE', undefined);
  expect(await next()).toEqual({ event: 'patch', data: { path: '/', data: { b: null, d: 3 } } });
});

test('a silent stream is kept alive', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { url } = await openDatabase();
  const next = await stream(`${url}/a.json`);
  await next();
  vi.advanceTimersByTime(30_000);
  expect(await next()).toEqual({ event: 'keep-alive', data: null });
});

test('a stream of what may not be read is refused', async () => {
  const { url } = await openDatabase({ rules: {} });
  const response = await fetch(`${url}/a.json`, { headers: { Accept: 'text/event-stream' } });
  expect(response.status).toBe(401);
});
