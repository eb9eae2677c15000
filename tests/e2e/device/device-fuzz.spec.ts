import { idOfRowKey } from '@court/domain';
import { seeded } from '@court/domain/testing/generated-names';
import { hostileValue, spoiled } from '@court/domain/testing/hostile-values';
import { ADDRESSES } from '../addresses';
import { expect, test } from '../calendar-page';
import { courtDay, today } from '../court-days';
import { keptValue } from '../kept-value';
import { testSite } from '../site';
import { someOf } from '../some-of';
import { type DeviceData, fillDevice } from './fill-device';

/** 2,000 seeds in `npm run proof`, otherwise 24. Each seed opens one address, so 24 cover about half of the addresses. */
const SEEDS = someOf(
  Array.from({ length: 2000 }, (_, n) => n + 1),
  24,
);
const TOGETHER = 12;

/** The data of a reader's device after some use. */
async function written(): Promise<Record<string, unknown>> {
  const { date, rows } = await courtDay(today());
  const ids = Object.keys(rows).slice(0, 4).map(idOfRowKey);
  const at = Date.now();
  const last = (id: string) => ({
    id,
    date,
    time: '09:30',
    caseNumber: '26-50001',
    title: 'Peña',
    status: 'held',
  });
  const items = ids.map((id) => ({ id, starredAt: at, note: 'mine', notedAt: at, last: last(id) }));
  const kept = (id: string, last: object) => ({ id, starredAt: at, note: '', last });
  return {
    'lists/txwb': {
      ...{ version: 1, hearings: items, meetings: items },
      cases: [kept('c2650001-bk', { number: '26-50001', title: 'Peña', caseType: 'bk', chapter: '13' })],
      debtors: [kept('c2650001-bk~1', { name: 'Rosa Peña', caseNumber: '26-50001', title: 'Peña' })],
    },
    'offices/txwb': {
      o5: { name: 'San Antonio', timeZone: 'America/Chicago', lat: 29.4, lng: -98.5, courtrooms: [] },
    },
    readerSettings: { extCaseNum: 'Y', displaychaptershearing: '7,13' },
    changesSeen: { txwb: { hearings: at, meetings: at } },
    listsSeen: { txwb: { seen: { hearings: at }, last: ids[0] } },
    recentFinds: { txwb: [{ field: 'attorney', id: 'a1', title: 'Ann Alder' }] },
    nativeEvents: { 'h1@txwb': '17' },
    ...{
      _courtName: 'txwb',
      _courtDescription: 'Western District of Texas',
      _judgeName: 'A',
      _judgeId: 'j-1',
    },
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/**
 * The device of a seed: every key is damaged. The theme and one hearing are always invalid, so that they are set
 * aside.
 */
function deviceOf(seed: number, base: Record<string, unknown>): DeviceData {
  const random = seeded(seed);
  const store = Object.fromEntries(
    Object.entries(base).map(([key, value]) => [
      key,
      random() < 0.2 ? hostileValue(random) : spoiled(value, random, 0.2),
    ]),
  );
  const lists = store['lists/txwb'];
  const isReadable = typeof lists === 'object' && lists !== null && 'hearings' in lists;
  const text = () => (random() < 0.5 ? '{"half":' : textOf(hostileValue(random)));
  return {
    store: {
      ...store,
      'lists/txwb': {
        ...(isReadable ? lists : (base['lists/txwb'] as object)),
        version: 1,
        debtors: [{ id: '\ud800' }],
      },
      'lists/txwb/stamp': hostileValue(random),
      _colorTheme: 'beige',
    },
    local: {
      ...{ _colorTheme: text(), 'mirror:readerSettings': text(), 'mirror:_judgeId': text() },
      'mirror:_judgeName': text(),
    },
    session: { shunnedReleases: text(), overrides: text() },
  };
}

const parts = Array.from({ length: Math.ceil(SEEDS.length / TOGETHER) }, (_, n) =>
  SEEDS.slice(n * TOGETHER, (n + 1) * TOGETHER),
);
for (const part of parts) {
  test(`no page fails on devices with damaged data: seeds ${part.join(', ')}`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(30_000 * part.length);
    const base = await written();
    for (const seed of part) {
      const address = ADDRESSES[seed % ADDRESSES.length] ?? '/home';
      const isDevice = Math.floor(seed / ADDRESSES.length) % 4 === 3;
      const origin = isDevice ? testSite().device : testSite().desktop;
      const name = `seed ${seed} at ${origin}${address}`;
      await fillDevice(page, origin, deviceOf(seed, base));
      await page.goto(origin + address);
      // the page has read the device and set the invalid values aside
      await expect.poll(() => keptValue(page, '_colorTheme/aside'), { message: name }).toEqual(['beige']);
      if (!isDevice)
        await expect
          .poll(() => keptValue(page, 'lists/txwb/aside'), { message: name, timeout: 15_000 })
          .not.toBeNull();
      await expect(page.getByRole('status').filter({ hasText: /were set aside/ }), name).toHaveCount(1);
      await expect(page.locator('h1'), name).toHaveCount(1);
      await expect(page.locator('[data-failure]'), name).toHaveCount(0);
      const own = complaints.splice(0).filter((text) => !/status of 40\d/.test(text));
      expect(own, name).toEqual([]);
    }
  });
}
