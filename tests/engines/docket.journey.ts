import { addDays, idOfRowKey, type StoredRow, shortDate } from '@court/domain';
import { alteredSite } from '../e2e/altered-site';
import { courtDay, heldOf, today } from '../e2e/court-days';
import { testSite } from '../e2e/site';
import { expect, test } from './journey';
import { tabIn } from './tab';

const LIVE = '[data-reading="live"]';
const ROWS = '#root [data-hearing-id]';
const isScheduled = ([, { s, movedTo }]: [string, StoredRow]) => s === 'scheduled' && !movedTo;

/** A day of hearings after today, and a scheduled hearing on it. */
async function aDay() {
  const { date, rows } = await courtDay(addDays(today(), 1));
  const [key, row] = Object.entries(rows).find(isScheduled) ?? [];
  if (!key || !row) throw new Error(`no scheduled hearing on ${date}`);
  return { date, rows, row, id: idOfRowKey(key) };
}

/** The number of the day of the month, as a heading has it. */
const dayOf = (date: string) => new RegExp(`\\b${Number(date.slice(8))}\\b`);

test('the site opens on today, and the device build asks for a court @daily', async ({ tab }) => {
  await tab.open('/');
  await tab.shows('header', 'Western District of Texas');
  await tab.shows('h1', dayOf(today()));
  await tab.open(`${testSite().device}/`);
  await tab.shows('h1', 'Choose a court');
  await tab.click({ role: 'button', name: /Western District of Texas/ });
  await tab.isAt(/\/home$/);
  await tab.click({ role: 'link', name: /^Calendar$/ });
  await tab.isAt(/\/calendar$/);
  await tab.shows('h1', dayOf(today()));
});

test('a day shows its hearings, and the arrow key the next day @daily', async ({ tab }) => {
  const { date, rows, row, id } = await aDay();
  await tab.open(`/calendar?date=${date}`);
  await tab.shows('h1', dayOf(date));
  await tab.shows('main', `${heldOf(date, rows)} hearings`);
  await tab.shows(`#root [data-hearing-id="${id}"]`, row.n);
  await tab.shows(LIVE);
  // the key works once its part of the page has loaded, after the hearings
  await tab.until('another day', async () => {
    await tab.press('ArrowRight');
    await tab.pause(500);
    return (await tab.count(`#root [data-hearing-id="${id}"]`)) === 0;
  });
});

test('a week on a phone leads to a day', async ({ tab }) => {
  const { date, row, id } = await aDay();
  await tab.viewport(360, 740);
  await tab.open(`/calendar?date=${date}&view=week`);
  await tab.shows('main', dayOf(date));
  expect(await tab.run(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await tab.click({ role: 'link', name: new RegExp(shortDate(date, today())), within: 'main' });
  await tab.isAt(new RegExp(`date=${date}(?!.*view=week)`));
  await tab.shows(`#root [data-hearing-id="${id}"]`, row.n);
  expect(await tab.run(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a record opens from its day, and Back returns to the day @daily', async ({ tab }) => {
  const { date, row, id } = await aDay();
  await tab.viewport(360, 740);
  await tab.open(`/calendar?date=${date}`);
  await tab.click({ role: 'link', name: /./, within: `#root [data-hearing-id="${id}"]` });
  await tab.isAt(new RegExp(`/hearing-detail/${id}`));
  await tab.shows('h1', row.c.split(' ')[0]);
  await tab.shows('main', row.n);
  await tab.finds({ role: 'button', name: /^My list:/ });
  await tab.run(() => history.back());
  await tab.isAt(new RegExp(`date=${date}`));
  await tab.shows(ROWS);
});

test('the first paint shows hearings before the app runs, and the app replaces them', async ({
  tab,
  engine,
}) => {
  const { date } = await aDay();
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const slow = await alteredSite(
    tab.origin,
    (page) => page,
    async (path) => (/\/assets\/main\.[^/]*\.js$/.test(path) ? await held : undefined),
  );
  const page = tabIn(engine, slow.origin);
  await page.begin(`/calendar?date=${date}`);
  const first = await page.shows('[data-first] [data-hearing-id]');
  const words = (text: string) => text.replace(/\s/g, '');
  expect(await page.count('#root main')).toBe(0);
  go();
  await page.lacks('[data-first]');
  expect(words(await page.shows(ROWS))).toBe(words(first));
  await page.shows(LIVE);
  await page.open('about:blank');
  await slow.close();
});
