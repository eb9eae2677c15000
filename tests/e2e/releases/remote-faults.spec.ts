import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area, CalendarKind } from '@court/domain';
import type { Page } from '@playwright/test';
import { remotes } from '../../../tools/release/build/workspaces';
import { readRegistry } from '../../../tools/release/site/registry-file';
import { expect, test } from '../calendar-page';
import { quietDay } from '../court-days';
import { testSite } from '../site';
import { someOf } from '../some-of';
import { FAULTS, type Fault } from './faults';
import { reportsOf } from './load-reports';
import { copyOfSite, type SiteCopy } from './other-release';

const areas = remotes();
const CELLS = areas.flatMap((area) => FAULTS.map((fault) => ({ area, fault })));
/** Cells in an ordinary run, besides the first. */
const SAMPLE_SIZE = 2;

let site: SiteCopy;
test.beforeEach(async () => {
  site = await copyOfSite();
});
test.afterEach(() => site.close());

const startOf = (area: Area) => readRegistry(testSite().folder).areas[area]?.current.routes[0]?.path ?? '';
/** The kind of rows in an area's docket. */
const ROWS: Partial<Record<Area, CalendarKind>> = { 'mfe-calendar': 'hearings', 'mfe-s341': 'meetings' };
const rowsOf = (page: Page, kind: CalendarKind) =>
  page.locator(kind === 'hearings' ? '[data-first] [data-hearing-id]' : '[data-first] [data-meeting-id]');
const screenOf = (page: Page, area: Area) => page.locator(`[data-area="${area}"]`);
const again = (page: Page) => page.getByRole('button', { name: /^(Try again|Try the newer version)$/ });

/**
 * Asserts that header and menu are shown, and that the menu opens another area. `app`: the app shows the menu, and
 * opens the area without a page load. A first paint loads the page.
 */
async function restStands(page: Page, area: Area, app = true): Promise<void> {
  await expect(page.getByRole('banner')).toContainText('Western District of Texas');
  // by role: the app is hidden as long as only the first paint is shown
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const other = areas.find((each) => each !== area) ?? area;
  await page.evaluate('globalThis.__samePage = true');
  await page
    .getByRole('banner')
    .locator(`a[href="${startOf(other)}"]`)
    .click();
  await expect(screenOf(page, other)).toBeVisible({ timeout: 10_000 });
  // waits only for the commit, because the load event never comes while files hang
  await page.goBack({ waitUntil: 'commit' });
  if (app) expect(await page.evaluate('globalThis.__samePage')).toBe(true);
}

/** Whether the area's first page has inline sheets of the area, and links none. */
const holdsSheets = (area: Area) =>
  /data-rspack="[^"]*">/.test(readFileSync(join(site.folder, `${startOf(area).slice(1)}.html`), 'utf8'));

async function drill(page: Page, area: Area, fault: Fault): Promise<void> {
  const { stands, paints, slow, inPage, make } = fault;
  const failure = inPage && holdsSheets(area) ? null : fault.failure;
  const current = () => readRegistry(testSite().folder).areas[area]?.current.version;
  const undo = await make({ page, folder: site.folder, server: site, area });
  if (!undo) {
    // a sheet is the only part that an area may lack
    expect(
      readdirSync(join(site.folder, area, current() ?? '')).filter((file) => /^remote\..*\.css$/.test(file)),
    ).toEqual([]);
    return;
  }
  const failing = stands ? '9.1.0' : current();
  const reports = reportsOf(page);
  const kind = ROWS[area];
  const day = kind && `?date=${(await quietDay(kind)).date}`;
  await page.goto(site.url + startOf(area) + (day ?? ''), { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible({ timeout: 15_000 });
  if (slow) {
    const note = page
      .getByText(/^Still loading/)
      .filter({ visible: true })
      .first();
    await expect(note).toBeVisible({ timeout: 20_000 });
    await restStands(page, area, (await page.locator('[data-first]').count()) === 0);
    await expect(note).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('[data-failure], [data-notice="previous-release"]')).toHaveCount(0);
    await expect(again(page)).toBeVisible();
    await undo();
    // The files may arrive before the press, and the app then replaces the button.
    await again(page)
      .click({ timeout: 5_000 })
      .catch(() => {});
    await expect(screenOf(page, area)).toBeVisible({ timeout: 20_000 });
    return;
  }
  if (!failure) {
    await expect(screenOf(page, area)).toBeVisible();
    await restStands(page, area);
    await expect(page.locator('[data-failure]')).toHaveCount(0);
    expect(await page.evaluate('getComputedStyle(document.body).outlineWidth')).not.toBe('7px');
    await undo();
    return;
  }
  const shown = stands
    ? page.locator('[data-notice="previous-release"]')
    : page.locator(`[data-failure="${failure}"]`);
  await expect(shown).toBeVisible({ timeout: 20_000 });
  if (stands) await expect(page.locator(`[data-area="${area}"][data-release="${current()}"]`)).toBeVisible();
  if (paints && kind) await expect(rowsOf(page, kind).first()).toBeVisible();
  await restStands(page, area);
  await expect(shown).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate('globalThis.__ranAltered')).toBeUndefined();
  expect(await page.evaluate('getComputedStyle(document.body).outlineWidth')).not.toBe('7px');
  expect(await reports()).toContainEqual(
    expect.objectContaining({ area, release: failing, outcome: 'failed', failure }),
  );

  await undo();
  await again(page).click();
  await expect(screenOf(page, area)).toBeVisible({ timeout: 20_000 });
  await expect(shown).toHaveCount(0);
  await expect(page.locator('[data-failure]')).toHaveCount(0);
  expect(await page.evaluate('globalThis.__ranAltered')).toBeUndefined();
  expect((await reports()).at(-1)).toMatchObject({
    area,
    release: stands ? '9.9.9' : current(),
    outcome: 'shown',
  });
}

test('every area of the registry is in the drill', () => {
  expect(Object.keys(readRegistry(testSite().folder).areas).sort()).toEqual([...areas].sort());
});

const [first, ...others] = CELLS;
for (const { area, fault } of [...(first ? [first] : []), ...someOf(others, SAMPLE_SIZE)])
  test(`${area} with ${fault.name}: the rest works, the fault is reported, and Retry recovers after the repair`, async ({
    page,
  }) => {
    await drill(page, area, fault);
  });
