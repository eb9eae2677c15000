// @vitest-environment jsdom
import { init } from '@module-federation/enhanced/runtime';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createFederation } from './federation';
import type { PageScripts } from './page-scripts';

const settled = vi.fn<PageScripts['settled']>(async () => {});
const page = globalThis as unknown as Record<string, unknown>;
const routes = [{ path: '/search-attorney' }];
const asked: HTMLScriptElement[] = [];
/** Whether a requested entry loads and defines its container. */
let answer: 'comes' | 'fails' = 'comes';

const container = (name: string, run = 0) => ({
  init: () => {},
  get: async () => () => ({ routes, run, name }),
});
const urlOf = (name: string) => `http://localhost/${name}/entry.js`;
const integrity = 'sha384-of-it';

let federation: ReturnType<typeof createFederation>;
beforeAll(() => {
  // The host's build does this before its first module.
  init({ name: 'court_host', remotes: [] });
  federation = createFederation({ settled });
});
beforeEach(() => {
  asked.length = 0;
  answer = 'comes';
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    const script = node as unknown as HTMLScriptElement;
    asked.push(script);
    const [, name = ''] = /\/(\w+)\/entry\.js$/.exec(script.src) ?? [];
    if (answer === 'comes') page[name] = container(name, asked.length);
    queueMicrotask(
      () => script.onload && script.dispatchEvent(new Event(answer === 'comes' ? 'load' : 'error')),
    );
    return node;
  });
});

const load = (name: string) => federation.load({ name, url: urlOf(name), integrity });

test('an entry is requested with the integrity from the registry', async () => {
  expect(await load('search_1')).toMatchObject({ routes, name: 'search_1' });
  expect(asked.map((script) => [script.src, script.getAttribute('integrity'), script.crossOrigin])).toEqual([
    [urlOf('search_1'), integrity, 'anonymous'],
  ]);
});

test('a second attempt runs the entry again', async () => {
  await load('search_2');
  expect(await load('search_2')).toMatchObject({ run: 2 });
  expect(asked).toHaveLength(2);
});

test('an entry that the page names and that has run is not requested again', async () => {
  settled.mockImplementationOnce(async () => {
    page.search_3 = container('search_3');
  });
  expect(await load('search_3')).toMatchObject({ name: 'search_3' });
  expect(settled).toHaveBeenLastCalledWith(urlOf('search_3'));
  expect(asked).toEqual([]);
});

test('an entry that fails to load rejects, and the next attempt requests it again', async () => {
  answer = 'fails';
  await expect(load('search_4')).rejects.toThrow('RUNTIME-008');
  answer = 'comes';
  expect(await load('search_4')).toMatchObject({ name: 'search_4' });
});

test('a container without routes is refused', async () => {
  page.search_5 = { init: () => {}, get: async () => () => ({}) };
  await expect(load('search_5')).rejects.toThrow('search_5 exports no routes');
});
