// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { pageScripts } from './load-entry';

const ENTRY = `${window.location.origin}/mfe-calendar/1/entry.js`;
const at = (path: string) => document.querySelector(`script[src="${path}"]`);

beforeEach(() => {
  const script = (src: string, defer = true) =>
    Object.assign(document.createElement('script'), { src, defer });
  document.head.replaceChildren(
    script('/assets/main.js'),
    script('/mfe-calendar/1/remote.js'),
    script('/mfe-calendar/1/entry.js'),
    script('/assets/theme.js', false),
  );
  Object.defineProperty(document, 'currentScript', { configurable: true, value: at('/assets/main.js') });
});

test('tells that a script which the page names ran', async () => {
  const ran = pageScripts(document).take(ENTRY);
  at('/mfe-calendar/1/entry.js')?.dispatchEvent(new Event('load'));
  expect(await ran).toBe(true);
});

test('tells that a script did not come', async () => {
  const ran = pageScripts(document).take(ENTRY);
  at('/mfe-calendar/1/entry.js')?.dispatchEvent(new Event('error'));
  expect(await ran).toBe(false);
});

test('a script is taken from the page once', () => {
  const scripts = pageScripts(document);
  expect(scripts.take(ENTRY)).toBeInstanceOf(Promise);
  expect(scripts.take(ENTRY)).toBeNull();
});

test('where another release is to run, those that the page names are taken from it, and the host’s are not', () => {
  const [entry, chunk] = [at('/mfe-calendar/1/entry.js'), at('/mfe-calendar/1/remote.js')];
  expect(pageScripts(document).take(ENTRY.replace('/1/', '/0/'))).toBeNull();
  expect(entry?.ownerDocument).not.toBe(document);
  expect(chunk?.ownerDocument).not.toBe(document);
  expect(at('/assets/main.js')).not.toBeNull();
  expect(at('/assets/theme.js')).not.toBeNull();
});
