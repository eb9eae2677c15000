import { locationsLink } from '@court/contract';
import { addDays, entryKey, idOfRowKey, THEMES } from '@court/domain';
import type { Page } from '@playwright/test';
import { axeFindings, sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { courtDay, heldOf, quietDay, today } from '../court-days';
import { serverTime } from '../court-time';
import { keptValue } from '../kept-value';
import { readPath, testSite } from '../site';
import { someOf } from '../some-of';
import { openIn, putOn } from '../theme-page';

type Offices = Record<
  string,
  { name: string; counties?: string[]; courtrooms?: { name: string; from: string }[] }
>;

test.afterEach(({ complaints }) => {
  expect(complaints.filter((text) => !/net::ERR_FAILED/.test(text))).toEqual([]);
});

const office = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const finders = (page: Page) => page.locator('summary', { hasText: 'Which office is nearest?' });
const near = (page: Page) => page.getByRole('region', { name: 'Which office is nearest?' });
const rooms = (page: Page) => page.locator('[data-courtroom], [data-courtrooms]');

/**
 * A hearing in person whose place begins with `start`, and the place of its record. A hearing only by video shows no
 * place.
 */
async function hearingAt(start: string) {
  const days = [await quietDay(), await courtDay(addDays(today(), 1))];
  const [key] =
    days
      .flatMap(({ rows }) => Object.entries(rows))
      .find(([, { l, a, s }]) => l?.startsWith(start) && a === 'inPerson' && s === 'scheduled') ?? [];
  const id = idOfRowKey(key ?? '');
  const entry = await readPath<{ officeId: string }>(`hearingCalendarEntries11/${entryKey(id)}`);
  return { id, officeId: entry.officeId };
}

for (const width of someOf([320, 1280], 1))
  test(`offices have no axe finding in the tested themes and no sideways scroll at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const address = locationsLink({ office: 'o5', room: 'Courtroom 1' });
    await openIn(page, address, 'default');
    await expect(rooms(page).first()).toBeVisible();
    for (const theme of someOf(THEMES, 1)) {
      await putOn(page, theme);
      expect(await axeFindings(page, { coloursOnly: theme !== 'default' }), theme).toEqual([]);
    }
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

test('a hearing links to its courtroom, which is highlighted, and back again', async ({ page }) => {
  const { id, officeId } = await hearingAt('Courtroom 1,');
  const offices = await readPath<Offices>('offices11');
  const name = offices[officeId]?.name ?? '';
  await page.goto(`/hearing-detail/${id}`);
  const way = page.getByRole('link', { name: 'Office hours and directions' });
  const address = locationsLink({ office: officeId, room: 'Courtroom 1' });
  // before the court's offices are loaded the link has the place of the record
  await expect(way).toHaveAttribute('href', address);
  await way.click();
  await expect(page).toHaveURL(testSite().desktop + address);
  await expect(page.getByText(`Your link leads to Courtroom 1 of the ${name} office.`)).toBeVisible();
  const card = office(page, name);
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await expect(card.locator('[data-courtroom][aria-current="location"]')).toHaveText(/^Courtroom 1 /);
  await page.goBack();
  await expect(page).toHaveURL(`${testSite().desktop}/hearing-detail/${id}`);
});

test('a link opened in a new page leads to its office, which replaces the first paint', async ({ page }) => {
  const { o5 } = await readPath<Offices>('offices11');
  await page.goto(locationsLink({ office: 'o5' }));
  const card = office(page, o5?.name ?? '');
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await expect(page.locator('[data-first]')).toHaveCount(0);
});

test('every office is shown with its published facts; today’s hearings are those of the day’s rows', async ({
  page,
}) => {
  const offices = await readPath<Offices>('offices11');
  const { date, rows: stored } = await quietDay();
  await page.clock.setFixedTime(`${date}T18:00:00Z`);
  await serverTime(page, `${date}T18:00:00Z`);
  await page.goto('/locations');
  await expect(page.locator('[data-office]')).toHaveCount(Object.keys(offices).length);
  for (const [id, { name, courtrooms = [] }] of Object.entries(offices)) {
    const count = heldOf(date, Object.fromEntries(Object.entries(stored).filter(([, { o }]) => o === id)));
    await expect(office(page, name).locator('[data-today]')).toHaveAttribute('data-today', `${count}`);
    // all courtrooms of the sample court have only a number; one that is not in use yet has its own line
    const inUse = courtrooms.filter(({ from }) => from <= date);
    await expect(office(page, name).locator('[data-courtrooms]')).toHaveText(`1–${inUse.length}`);
    await expect(office(page, name).locator('[data-courtroom]')).toHaveCount(
      courtrooms.length - inUse.length,
    );
  }
  await office(page, 'Austin').getByRole('link', { name: 'Hearings in Austin' }).click();
  await expect(page).toHaveURL(/\/calendar\?office=o1$/);
});

test('by keyboard only, a county leads to the office that serves it', async ({ page }) => {
  await page.goto('/locations');
  const county = page.getByRole('combobox', { name: 'Which office serves my county?' });
  await expect(county.locator('option')).toHaveCount(69);
  await page.getByRole('navigation', { name: 'Offices on this page' }).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(county).toBeFocused();
  await page.keyboard.type('Val Verde');
  await expect(page.getByText('Val Verde County is served by the San Antonio office.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Show the San Antonio office' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/locations\?office=o5$/);
  await expect(office(page, 'San Antonio')).toBeFocused();
});

test('the reader’s location leads to the nearest office, and is sent to no server', async ({
  page,
  context,
}) => {
  const strangers: string[] = [];
  const { desktop, database } = testSite();
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== desktop && origin !== new URL(database).origin) strangers.push(request.url());
  });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 31.8457, longitude: -102.3676 });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/locations');
  await finders(page).click();
  await near(page).getByRole('button', { name: 'Use my location' }).click();
  await expect(near(page).getByRole('status')).toHaveText(
    'The Midland office is nearest, about 20 miles away in a straight line. Your hearing may be at another office.',
  );
  const way = office(page, 'Midland').getByRole('link', { name: 'Directions to the Midland office' });
  await expect(way).toHaveAttribute('rel', 'noreferrer');
  expect(strangers).toEqual([]);
});

test('a reader who refuses the location is told once what to do', async ({ page, context }) => {
  await context.clearPermissions();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/locations');
  await finders(page).click();
  await near(page).getByRole('button', { name: 'Use my location' }).click();
  await expect(near(page).getByRole('status')).toHaveText(/may not use your location\. Allow it in/);
  await expect(page.getByText(/may not use your location/)).toHaveCount(1);
});

for (const build of ['desktop', 'device'] as const)
  test(`without the database the ${build} build shows the cached offices`, async ({ page }) => {
    const site = testSite();
    await page.goto(`${site[build]}/locations`);
    if (build === 'device') await page.getByRole('button', { name: /Western District of Texas/ }).click();
    await expect(rooms(page).first()).toBeVisible();
    await expect.poll(() => keptValue(page, 'offices/txwb')).not.toBeNull();
    await page.route(`${new URL(site.database).origin}/**`, (route) => route.abort());
    await page.routeWebSocket(/\.ws\?/, (socket) => socket.close());
    await page.goto(`${site[build]}/locations?office=o5&room=Courtroom+1`);
    await expect(page.getByText(/These offices were saved on this device earlier/)).toBeVisible();
    await expect(page.getByText('Your link leads to Courtroom 1 of the San Antonio office.')).toBeVisible();
    await expect(office(page, 'San Antonio').getByRole('link', { name: '(210) 278-5723' })).toBeVisible();
  });
