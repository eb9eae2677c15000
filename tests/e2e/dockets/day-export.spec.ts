import { readFileSync } from 'node:fs';
import { addDays, isOn, readRow } from '@court/domain';
import ICAL from 'ical.js';
import { expect, test } from '../calendar-page';
import { courtDay, today } from '../court-days';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

test('a filtered day is one .ics file, with an event for each listed hearing that is not off', async ({
  page,
}) => {
  const { date, rows } = await courtDay(addDays(today(), 1));
  const [judge] = Object.values(rows).flatMap(({ j }) => j ?? []);
  const listed = Object.entries(rows).filter(
    ([key, row]) => row.j === judge && isOn(readRow(date, key, row)),
  );
  await page.goto(`/calendar?date=${date}&judge=${judge}`);
  await page.getByRole('button', { name: 'Add to calendar, share' }).click();
  const add = page.getByRole('button', {
    name: new RegExp(`^Add (this hearing|these ${listed.length} hearings) to my calendar$`),
  });
  const isMany = listed.length > 40;
  if (isMany) await add.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (isMany ? page.getByRole('button', { name: 'Add all' }) : add).click(),
  ]);
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')));
  const uids = calendar
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('uid')));
  const ids = listed.map(([key]) => key.slice(key.indexOf('~') + 1));
  expect(uids.sort()).toEqual(ids.map((id) => `${id}@txwb`).sort());
});

test('on another screen of an area, the menu marks the area', async ({ page }) => {
  await page.goto('/hearing');
  const areas = page.getByRole('navigation', { name: 'Areas' });
  await expect(areas.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'true');
  await page.goto('/calendar');
  await expect(areas.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page');
  await expect(areas.getByRole('link', { name: 'Settings' })).not.toHaveAttribute('aria-current');
});
