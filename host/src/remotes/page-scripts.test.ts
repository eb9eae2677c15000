// @vitest-environment jsdom
import { containerName } from '@court/federation/container-name';
import { beforeEach, expect, test } from 'vitest';
import { pageScripts } from './page-scripts';
import { RUNNING_KEY } from './remote-error';

const ENTRY = `${window.location.origin}/mfe-calendar/1/entry.js`;
const at = (path: string) => document.querySelector(`script[src="${path}"]`);

beforeEach(() => {
  const script = (src: string, defer = true) =>
    Object.assign(document.createElement('script'), { src, defer });
  document.head.replaceChildren(
    script('/assets/libraries.js'),
    script('/assets/main.js'),
    script('/mfe-calendar/1/remote.js'),
    script('/mfe-calendar/1/entry.js'),
    script('/assets/theme.js', false),
  );
  Object.defineProperty(document, 'currentScript', { configurable: true, value: at('/assets/main.js') });
});

test('a script that the page names is awaited', async () => {
  let isSettled = false;
  const settled = pageScripts(document)
    .settled(ENTRY)
    .then(() => {
      isSettled = true;
    });
  await Promise.resolve();
  expect(isSettled).toBe(false);
  at('/mfe-calendar/1/entry.js')?.dispatchEvent(new Event('load'));
  await settled;
  expect(at('/mfe-calendar/1/entry.js')).not.toBeNull();
});

test('notes the release before its scripts run, so that the next page leaves it out if they hang', () => {
  sessionStorage.clear();
  pageScripts(document);
  expect(sessionStorage.getItem(RUNNING_KEY)).toContain(containerName('mfe-calendar', '1'));
});

test('a script that failed is removed from the page, so that the next attempt requests it again', async () => {
  const settled = pageScripts(document).settled(ENTRY);
  at('/mfe-calendar/1/entry.js')?.dispatchEvent(new Event('error'));
  await settled;
  expect(at('/mfe-calendar/1/entry.js')).toBeNull();
});

test('if another release runs, the release’s scripts are withdrawn from the page, and the host’s are not', async () => {
  const [entry, chunk] = [at('/mfe-calendar/1/entry.js'), at('/mfe-calendar/1/remote.js')];
  await pageScripts(document).settled(ENTRY.replace('/1/', '/0/'));
  expect(entry?.ownerDocument).not.toBe(document);
  expect(chunk?.ownerDocument).not.toBe(document);
  expect(at('/assets/libraries.js')).not.toBeNull();
  expect(at('/assets/main.js')).not.toBeNull();
  expect(at('/assets/theme.js')).not.toBeNull();
});

test('a release whose scripts were withdrawn is requested again', async () => {
  const scripts = pageScripts(document);
  await scripts.settled(ENTRY.replace('/1/', '/0/'));
  await scripts.settled(ENTRY);
  expect(at('/mfe-calendar/1/entry.js')).toBeNull();
});

test('scripts that are awaited stay, even if another release is requested meanwhile', async () => {
  const scripts = pageScripts(document);
  const settled = scripts.settled(ENTRY);
  await scripts.settled(`${window.location.origin}/mfe-search/1/entry.js`);
  expect(at('/mfe-calendar/1/entry.js')).not.toBeNull();
  at('/mfe-calendar/1/entry.js')?.dispatchEvent(new Event('load'));
  await settled;
});
