import { idOfRowKey } from '@court/domain';
import { quietDay } from '../e2e/court-days';
import { expect, test } from './journey';

test('a day of 341 meetings leads to the page of a meeting', async ({ tab }) => {
  const { date, rows } = await quietDay('meetings');
  const [key = '', row] =
    Object.entries(rows).find(([, { s, movedTo }]) => s === 'scheduled' && !movedTo) ?? [];
  const id = idOfRowKey(key);
  await tab.open(`/s341-hearing?date=${date}`);
  await tab.click({ role: 'link', name: /./, within: `#root [data-meeting-id="${id}"]` });
  await tab.isAt(new RegExp(id));
  await tab.shows('main', row?.n);
});

test('locations show the offices, and the map draws the district', async ({ tab }) => {
  await tab.open('/locations');
  await tab.shows('main', 'San Antonio');
  await tab.finds({ role: 'link', name: /\d{3}.\d{4}/, within: 'main' });
  await tab.open('/locations-google-maps');
  await tab.shows('main', 'El Paso');
  await tab.until('a map', async () => (await tab.count('main svg path')) > 5);
});

test('a setting is stored', async ({ tab }) => {
  const capitals = { role: 'checkbox', name: /names in capitals/ } as const;
  await tab.open('/settings');
  await tab.finds(capitals, ({ isChecked }) => !isChecked);
  await tab.click(capitals);
  await tab.finds(capitals, ({ isChecked }) => isChecked);
  await tab.pause(300);
  await tab.open('/settings');
  await tab.finds(capitals, ({ isChecked }) => isChecked);
});

test('a theme colors the page at once, and the next page too', async ({ tab }) => {
  const colorOf = () =>
    tab.run(() => getComputedStyle(document.querySelector('header') ?? document.body).backgroundColor);
  await tab.open('/colortheme');
  await tab.finds({ role: 'radio', name: /High contrast/ });
  const before = await colorOf();
  await tab.click({ role: 'radio', name: /High contrast/ });
  await tab.until('another color', async () => (await colorOf()) !== before);
  const chosen = await colorOf();
  await tab.pause(300);
  await tab.open('/calendar');
  await tab.shows('h1');
  expect(await colorOf()).toBe(chosen);
});
