import { expect, test, vi } from 'vitest';
import { areaLoadsAtom } from './area-loader';
import { area, forgetSessions, session } from './testing/loader-session';

// @vitest-environment jsdom

forgetSessions();

test('an area is loaded once, during parallel calls and afterwards', async () => {
  const { loader, asked, told } = session();
  await Promise.all([loader.load(area), loader.load(area)]);
  await loader.load(area);
  expect(asked).toEqual(['1.1.0']);
  expect(told()).toEqual([['1.1.0', 'shown', null]]);
});

test.each(['network', 'integrity', 'skew', 'crash'] as const)(
  'a release that fails by %s is replaced by the previous one, and both outcomes are reported',
  async (failure) => {
    const { loader, fails, told } = session();
    fails['1.1.0'] = failure;
    expect(await loader.load(area)).toMatchObject({ status: 'ready', release: { version: '1.0.0' } });
    expect(told()).toEqual([
      ['1.1.0', 'failed', failure],
      ['1.0.0', 'shown', null],
    ]);
  },
);

test('a release whose files are slow is reported as a timeout, and no other release replaces it', async () => {
  const { loader, fails, asked, told } = session();
  fails['1.1.0'] = 'timeout';
  expect(await loader.load(area)).toMatchObject({ status: 'failed', error: { failure: 'timeout' } });
  expect(told()).toEqual([['1.1.0', 'failed', 'timeout']]);
  fails['1.1.0'] = null;
  asked.length = 0;
  expect(await loader.reload(area)).toMatchObject({ status: 'ready', release: { version: '1.1.0' } });
  expect(asked).toEqual(['1.1.0']);
});

test('Retry does not wait for a hanging attempt, and the first attempt that succeeds stays on the screen', async () => {
  const { loader, store, holds, asked } = session();
  const first = holds();
  const loading = loader.load(area);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const second = holds();
  const again = loader.reload(area);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(store.get(areaLoadsAtom)[area]?.status).toBe('loading');
  first();
  const shown = await loading;
  expect([shown.status, store.get(areaLoadsAtom)[area]]).toEqual(['ready', shown]);
  second();
  expect(await again).toBe(shown);
  expect(store.get(areaLoadsAtom)[area]).toBe(shown);
});

test('if both releases fail, the failure of the current one is shown', async () => {
  const { loader, store, fails, told } = session();
  fails['1.1.0'] = 'crash';
  fails['1.0.0'] = 'network';
  expect(await loader.load(area)).toMatchObject({
    status: 'failed',
    error: { failure: 'crash', version: '1.1.0' },
  });
  expect(store.get(areaLoadsAtom)[area]?.status).toBe('failed');
  expect(told()).toHaveLength(2);
});

test.each([
  ['crash', '1.0.0'],
  ['skew', '1.0.0'],
  ['integrity', '1.0.0'],
  ['network', '1.1.0'],
  ['timeout', '1.1.0'],
] as const)('after a failure by %s the session continues with %s', async (failure, next) => {
  const { loader, fails, asked } = session();
  fails['1.1.0'] = failure;
  fails['1.0.0'] = 'network';
  await loader.load(area);
  fails['1.1.0'] = null;
  fails['1.0.0'] = null;
  asked.length = 0;
  await loader.load(area);
  expect(asked).toEqual([next]);
});

test('Retry tries the current release again, whatever its earlier failure', async () => {
  const { loader, fails } = session();
  fails['1.1.0'] = 'crash';
  await loader.load(area);
  expect(sessionStorage.getItem('shunnedReleases')).toBe('["calendar_1.1.0"]');
  fails['1.1.0'] = null;
  expect(await loader.reload(area)).toMatchObject({ release: { version: '1.1.0' } });
  expect(sessionStorage.getItem('shunnedReleases')).toBeNull();
});

test('a release without a previous one is tried again, even after a crash', async () => {
  const { loader, fails, asked } = session({ previous: false });
  fails['1.1.0'] = 'crash';
  expect(await loader.load(area)).toMatchObject({ status: 'failed' });
  fails['1.1.0'] = null;
  expect(await loader.load(area)).toMatchObject({ status: 'ready' });
  expect(asked).toEqual(['1.1.0', '1.1.0']);
});

test('a failed area stays failed while it is being retried', async () => {
  const { loader, store, fails } = session({ previous: false });
  fails['1.1.0'] = 'timeout';
  await loader.load(area);
  const again = loader.reload(area);
  expect(store.get(areaLoadsAtom)[area]?.status).toBe('failed');
  await again;
});

test('an error without a failure type counts as a crash of that release', async () => {
  const { loader, throws, told } = session({ previous: false });
  throws['1.1.0'] = new TypeError('unforeseen');
  expect(await loader.load(area)).toMatchObject({ error: { failure: 'crash', version: '1.1.0' } });
  expect(told()).toEqual([['1.1.0', 'failed', 'crash']]);
});
