import { runInNewContext } from 'node:vm';
import { dayPath, restUrl } from '@court/records';
import { expect, test } from 'vitest';
import { EARLY_READ, earlyReadData } from './early-read';
import { court } from './testing/composed-pages';

/** Runs the boot script as a page at `search` would; returns what it leaves behind and the addresses it asked for. */
function boot(search: string, fetch: (url: string) => Promise<unknown>) {
  const document = { currentScript: { dataset: earlyReadData(court) } };
  const page: Record<string, unknown> = {
    URLSearchParams,
    Intl,
    Date,
    location: { search },
    document,
    fetch,
  };
  runInNewContext(EARLY_READ.replace('globalThis.', ''), page);
  return page.__courtEarlyRead as { url: string; at: number; answer: Promise<unknown> };
}

test('the early read asks for the address that the docket is read from, letter by letter', async () => {
  const early = boot('?date=2026-11-23', async () => ({ ok: true, json: async () => ({ a: 1 }) }));
  expect(early.url).toBe(restUrl(court.client.databaseURL, dayPath('hearings', '2026-11-23')));
  expect(await early.answer).toEqual({ a: 1 });
});

test('without a date, or with one that is none, it reads today in the court’s first zone', () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: court.timeZones[0] }).format();
  for (const search of ['', '?date=', '?date=x/../y'])
    expect(boot(search, async () => ({ ok: false })).url).toContain(`/days/${today}.json?ns=txwb`);
});

test('an early read that fails says undefined and rejects nothing', async () => {
  expect(await boot('', async () => Promise.reject(new Error('offline'))).answer).toBeUndefined();
  expect(await boot('', async () => ({ ok: false })).answer).toBeUndefined();
});
