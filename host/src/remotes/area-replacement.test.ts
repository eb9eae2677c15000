import { expect, test } from 'vitest';
import { halt } from './session-releases';
import { area, forgetSessions, session } from './testing/loader-session';

// @vitest-environment jsdom

forgetSessions();

test('a screen that throws is replaced by the previous release, and the crash is reported for the release that threw', async () => {
  const { loader, told, entry } = session();
  const { current } = entry;
  await loader.load(area);
  const load = await loader.replace(area, current, new TypeError('no such field'));
  expect(load).toMatchObject({ status: 'ready', release: { version: '1.0.0' } });
  expect(loader.peek(area)).toBe(load);
  expect(told().slice(1)).toEqual([
    ['1.1.0', 'failed', 'crash'],
    ['1.0.0', 'shown', null],
  ]);
});

test('if two releases throw at one address, the data are at fault: the current one stays and neither is quarantined', async () => {
  const { loader, told, entry } = session();
  const { current, previous } = entry;
  const thrown = new RangeError('Invalid time value');
  await loader.load(area);
  await loader.replace(area, current, thrown);
  const back = await loader.replace(area, previous ?? current, thrown);
  expect(back).toMatchObject({ status: 'ready', release: { version: '1.1.0' } });
  expect(sessionStorage.getItem('shunnedReleases')).toBeNull();
  expect(await loader.replace(area, current, thrown)).toMatchObject({
    status: 'failed',
    error: { failure: 'data', version: '1.1.0' },
  });
  expect(told().at(-1)).toEqual(['1.1.0', 'failed', 'data']);
  expect(loader.peek(area)).toMatchObject({ status: 'ready', release: { version: '1.1.0' } });
  expect(sessionStorage.getItem('shunnedReleases')).toBeNull();
});

test('an area that is dropped after its release was halted loads the previous release, until Retry', async () => {
  const { loader, asked } = session();
  await loader.load(area);
  halt('calendar_1.1.0');
  loader.drop(area);
  expect(loader.peek(area)).toEqual({ status: 'loading' });
  expect(await loader.load(area)).toMatchObject({ status: 'ready', release: { version: '1.0.0' } });
  expect(sessionStorage.getItem('haltedReleases')).toBe('calendar_1.1.0');
  asked.length = 0;
  await loader.reload(area);
  expect(asked).toEqual(['1.1.0']);
  expect(sessionStorage.getItem('haltedReleases')).toBeNull();
});

test('a halted release never runs again, even if both releases are quarantined', async () => {
  const { loader, fails, asked } = session();
  fails['1.1.0'] = 'crash';
  fails['1.0.0'] = 'crash';
  await loader.load(area);
  halt('calendar_1.1.0');
  asked.length = 0;
  await loader.load(area);
  expect(asked[0]).toBe('1.0.0');
});

test('an error that is reported twice replaces a release once', async () => {
  const { loader, asked, entry } = session();
  const { current } = entry;
  await loader.load(area);
  const thrown = new TypeError('no such field');
  await Promise.all([loader.replace(area, current, thrown), loader.replace(area, current, thrown)]);
  expect(await loader.replace(area, current, thrown)).toMatchObject({ release: { version: '1.0.0' } });
  expect(asked).toEqual(['1.1.0', '1.0.0']);
});

test('a screen whose file did not load is tried once more, then replaced', async () => {
  const { loader, entry } = session();
  const { current } = entry;
  await loader.load(area);
  const lost = () =>
    Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', request: '/x.js' });
  expect(await loader.replace(area, current, lost())).toMatchObject({ release: { version: '1.1.0' } });
  expect(await loader.replace(area, current, lost())).toMatchObject({ release: { version: '1.0.0' } });
});
