import { ref, set } from 'firebase/database';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { connect, openDatabase, valueWhere } from '../testing/test-client';
import { Poller } from '../testing/test-poller';

test('a polling client shakes hands, writes in segments, listens and is told of changes', async () => {
  const { url } = await openDatabase();
  const poller = new Poller(url);
  await poller.start();
  expect(poller.messages[0]).toMatchObject({ t: 'c', d: { t: 'h', d: { v: '5', h: new URL(url).host } } });
  const text = 'é</script>\u2028'.repeat(500);
  poller.send({ t: 'd', d: { r: 1, a: 'p', b: { p: '/a', d: { text } } } }, 700);
  await poller.messageWhere((message) => message.includes('"r":1'));
  poller.send({ t: 'd', d: { r: 2, a: 'q', b: { p: '/a', h: '' } } });
  await poller.messageWhere((message) => message.includes('"r":2'));
  expect(poller.messages).toContainEqual({ t: 'd', d: { a: 'd', b: { p: 'a', d: { text } } } });
  const told = poller.messageWhere((message) => message.includes('"p":"a/more"'));
  await set(ref(connect(url), 'a/more'), 1);
  expect(await told).toEqual({ t: 'd', d: { a: 'd', b: { p: 'a/more', d: 1 } } });
  expect(poller.numbersInOrder()).toBe(true);
});

test('a newer request lets the older one go', async () => {
  const { url } = await openDatabase();
  const poller = new Poller(url);
  await poller.start();
  const older = poller.poll();
  const newer = poller.poll();
  await older;
  await poller.disconnect();
  await newer;
});

test('a polling client moves to a websocket and loses nothing on the way', async () => {
  const { url } = await openDatabase();
  const poller = new Poller(url);
  await poller.start();
  poller.send({ t: 'd', d: { r: 1, a: 'q', b: { p: '/a', h: '' } } });
  await poller.messageWhere((message) => message.includes('"r":1'));
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/.ws?v=5&ns=txwb&s=${sessionOf(poller.messages[0])}`,
  );
  onTestFinished(() => socket.terminate());
  const arrived: string[] = [];
  let wake: () => void = () => undefined;
  socket.on('message', (data) => {
    arrived.push(String(data));
    wake();
  });
  const arrival = async (text: string) => {
    while (!arrived.some((message) => message.includes(text)))
      await new Promise<void>((resolve) => (wake = resolve));
  };
  await arrival('{"t":"c","d":{"t":"a","d":{}}}');
  socket.send('{"t":"c","d":{"t":"p","d":{}}}');
  await arrival('{"t":"c","d":{"t":"o","d":{}}}');
  socket.send('{"t":"c","d":{"t":"a","d":{}}}');
  socket.send('{"t":"d","d":{"r":2,"a":"p","b":{"p":"/a","d":"by socket"}}}');
  poller.send({ t: 'c', d: { t: 'n', d: {} } });
  await arrival('"r":2');
  expect(arrived.filter((message) => message.includes('"t":"d"'))).toEqual([
    '{"t":"d","d":{"a":"d","b":{"p":"a","d":"by socket"}}}',
    '{"t":"d","d":{"r":2,"b":{"s":"ok","d":""}}}',
  ]);
  await poller.messageWhere((message) => message === '{"t":"c","d":{"t":"n","d":{}}}');
  await poller.poll();
  expect(poller.commands.at(-1)?.[0]).toBe('close');
  socket.send('{"t":"d","d":{"r":3,"a":"g","b":{"p":"/a"}}}');
  await arrival('"r":3');
});

test('a tab that goes has its wishes granted, and a stranger is told to close', async () => {
  const { url } = await openDatabase();
  const poller = new Poller(url);
  await poller.start();
  poller.send({ t: 'd', d: { r: 1, a: 'o', b: { p: '/gone', d: true } } });
  await poller.messageWhere((message) => message.includes('"r":1'));
  const gone = valueWhere(ref(connect(url), 'gone'), (value) => value === true);
  await poller.disconnect();
  await gone;
  await poller.poll();
  expect(poller.commands.at(-1)?.[0]).toBe('close');
  const stranger = await (await fetch(`${url}/.lp?id=none&pw=none&ser=1`)).text();
  expect(stranger).toContain("pLPCommand('close')");
  expect((await fetch(`${url}/.lp?start=t&cb=${encodeURIComponent('"]();alert(1)//')}`)).status).toBe(400);
});

test('the disconnect frame is a page that tells the server when it is hidden', async () => {
  const { url } = await openDatabase();
  const poller = new Poller(url);
  await poller.start();
  const [, id, password] = poller.commands[0] as [string, string, string];
  const response = await fetch(`${url}/.lp?dframe=t&id=${id}&pw=${password}`);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toContain(`disconn=t&id=${id}&pw=${password}`);
});

test('a client that asks for no possible namespace is refused, and nothing of it is left to fail later', async () => {
  const begun = vi.spyOn(globalThis, 'setTimeout');
  const ended = vi.spyOn(globalThis, 'clearTimeout');
  onTestFinished(() => {
    begun.mockRestore();
    ended.mockRestore();
  });
  const { url } = await openDatabase();
  expect((await fetch(`${url}/.lp?start=t&cb=cb1&ns=${encodeURIComponent('../a')}`)).status).toBe(400);
  // other code of this process has timers too: these are the ones of a silent client, and of one that is closed
  const own = begun.mock.results.filter((_, n) =>
    [60_000, 30_000].includes(Number(begun.mock.calls[n]?.[1])),
  );
  expect(own).not.toEqual([]);
  for (const { value } of own) expect(ended).toHaveBeenCalledWith(value);
  expect((await fetch(`${url}/a.json`)).status).toBe(200);
});

const sessionOf = (message: unknown) => (message as { d: { d: { s: string } } }).d.d.s;
