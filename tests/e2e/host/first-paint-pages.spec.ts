import { idOfRowKey } from '@court/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../calendar-page';
import { quietDay } from '../court-days';
import { shiftsOf, watchShifts } from '../layout-shift';
import { block, holdHost } from './held-parts';

const FIRST = '[data-first]';

/**
 * The first paint of a page, and the elements that it shares with the app. `ready`: an element that appears with the
 * data. `focused`: the focused element; null if there is no link.
 */
type Case = {
  name: string;
  address: () => Promise<string>;
  ready: string;
  parts: string;
  focused?: string | null;
};

const day = async () => {
  const { date, rows } = await quietDay('meetings');
  return { date, ids: Object.keys(rows).map(idOfRowKey) };
};
const CASES: Case[] = [
  {
    name: 'the list of all hearings',
    address: async () => `/hearing?date=${(await quietDay()).date}`,
    ready: '[data-hearing-id]',
    parts: 'h1, h2, h3, [data-hearing-id] > div:not(:last-child)',
  },
  {
    name: 'a day of 341 meetings',
    address: async () => `/s341-hearing?date=${(await day()).date}`,
    ready: '[data-meeting-id]',
    parts: 'h1, [data-trustee] h2, h3, [data-meeting-id] > div:not(:last-child)',
  },
  {
    name: 'the list of all 341 meetings',
    address: async () => `/s341-hearing?view=list&date=${(await day()).date}`,
    ready: '[data-meeting-id]',
    parts: 'h1, h2, h3, [data-meeting-id] > div:not(:last-child)',
  },
  {
    name: 'a hearing',
    address: async () => {
      const { rows } = await quietDay();
      return `/hearing-detail/${encodeURIComponent(idOfRowKey(Object.keys(rows)[0] ?? ''))}`;
    },
    ready: '[data-when], [data-hearing-record] [role="note"]',
    parts: 'h1, article > p, [data-when], [role="note"] p',
  },
  {
    name: 'home',
    address: async () => '/home',
    // a coming day's number: today has no link on a wide screen if nothing is listed
    ready: 'section li span a',
    focused: 'li a[href]',
    parts: 'h1, nav li a, nav li p, section:not([data-nothing]) :is(h2, p, li > *)',
  },
  {
    name: 'a 341 meeting',
    address: async () => `/s341-hearing-detail/${encodeURIComponent((await day()).ids[0] ?? '')}`,
    ready: '[data-when], [data-hearing-record] [role="note"]',
    parts: 'h1, article > p, [data-when], [role="note"] p',
  },
  {
    name: 'the page of the offices',
    address: async () => '/locations',
    ready: 'h1 + p',
    parts: 'h1, h1 + p',
  },
  {
    name: 'the page of the settings',
    address: async () => '/settings',
    ready: 'h1 + p',
    parts: 'h1, h1 + p',
    focused: null,
  },
  {
    name: 'an empty search',
    address: async () => '/search-attorney',
    ready: 'input',
    parts: 'h1, input, nav a, p',
    focused: 'input',
  },
  {
    name: 'my list on a first visit',
    address: async () => '/search-mylist',
    ready: 'li a',
    parts: 'h1, nav a, nav span, p:not(:empty), li a',
  },
  {
    name: 'my 341 meetings on a first visit',
    address: async () => '/search-my341meetings',
    ready: 'li a',
    parts: 'h1, nav a, nav span, p:not(:empty), li a',
  },
];

/**
 * Texts, positions and classes of the shared elements on the first screen. Ignores elements below it, because either
 * drawing may have more of them.
 */
const said = (page: Page, within: string, parts: string) =>
  page.locator(`${within} main`).evaluate(
    (main, selector) =>
      [...main.querySelectorAll<HTMLElement>(selector)].flatMap((part) => {
        const { x, y } = part.getBoundingClientRect();
        // text for print only is not on the screen
        if (y > window.innerHeight || part.getClientRects().length === 0) return [];
        const words = part.innerText.replace(/\s+/g, ' ').trim();
        // the same classes look the same in every theme
        return [`${words} ${[x, y].map(Math.round)} ${[...part.classList].sort().join(' ')}`];
      }),
    parts,
  );

/** The name of an element for the reader. */
const nameOf = (element: Element) => element.getAttribute('href') ?? element.getAttribute('aria-label');

for (const { name, address, ready, parts, focused = 'a[href]' } of CASES) {
  test(`${name} is drawn before the app, each text where the app puts it, and the replacement moves nothing`, async ({
    page,
  }) => {
    await watchShifts(page);
    const go = await holdHost(page);
    await page.goto(await address(), { waitUntil: 'commit' });
    await expect(page.locator(`${FIRST} ${ready}`).first()).toBeVisible();
    const before = await said(page, FIRST, parts);
    expect(before.length).toBeGreaterThan(1);
    const reached = focused === null ? null : page.locator(`${FIRST} main`).locator(focused).first();
    await reached?.focus();
    const held = await reached?.evaluate(nameOf);
    go();
    await expect(page.locator(FIRST)).toHaveCount(0);
    await expect(page.locator(`#root ${ready}`).first()).toBeVisible();
    expect(await said(page, '#root', parts)).toEqual(before);
    if (reached) expect(await page.locator(':focus').evaluate(nameOf)).toBe(held);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
  });

  test(`${name} is readable with host, remote and registry blocked`, async ({ page, complaints }) => {
    await block(page, ['host', 'remote', 'registry']);
    await page.goto(await address());
    await expect(page.locator(`${FIRST} ${ready}`).first()).toBeVisible();
    await expect(page.locator('.first-paint-note')).toContainText('did not load', { timeout: 15_000 });
    await expect(page.locator(`${FIRST} ${ready}`).first()).toBeVisible();
    complaints.length = 0;
  });
}

test('home of a returning reader leaves all below the search field to the app, and nothing shifts', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page.getByText(/hearings?( or 341 meetings)? today/i).filter({ visible: true })).toBeVisible();
  const mirrored = () => Object.keys(localStorage).filter((key) => key.startsWith('mirror:')).length;
  await expect.poll(() => page.evaluate(mirrored)).toBeGreaterThan(0);
  await watchShifts(page);
  const go = await holdHost(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator(`${FIRST} main`).getByRole('searchbox')).toBeVisible();
  // only today, which is above the field
  await expect(page.locator(`${FIRST} main section`)).toHaveCount(1);
  go();
  await expect(page.locator(FIRST)).toHaveCount(0);
  await expect(page.getByText(/hearings?( or 341 meetings)? today/i).filter({ visible: true })).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
});

test('my list of a returning reader is not called empty, and the focused element keeps the focus', async ({
  page,
}) => {
  await page.goto(`/calendar?date=${(await quietDay()).date}`);
  await page
    .getByRole('button', { name: /^My list/ })
    .first()
    .click();
  const mirrored = () => Object.keys(localStorage).filter((key) => key.startsWith('mirror:')).length;
  await expect.poll(() => page.evaluate(mirrored)).toBeGreaterThan(0);
  await page.goto('/search-mylist');
  await expect(page.locator('#root [data-hearing-id]')).toHaveCount(1);
  await watchShifts(page);
  const go = await holdHost(page);
  await page.goto('/search-mylist', { waitUntil: 'commit' });
  const first = page.locator(`${FIRST} main`);
  await expect(first.locator('[data-skeleton]')).toBeVisible();
  await expect(first.getByRole('link')).toHaveText(['Dates', 'Cases', 'Debtors', '341 meetings'], {
    useInnerText: true,
  });
  await expect(first.locator('p')).toHaveCount(0);
  const before = await said(page, FIRST, 'h1');
  await first.getByRole('link').first().focus();
  go();
  await expect(page.locator(FIRST)).toHaveCount(0);
  await expect(page.locator('#root [data-hearing-id]')).toHaveCount(1);
  expect(await said(page, '#root', 'h1')).toEqual(before);
  await expect(page.locator('#root main nav a').first()).toBeFocused();
  await expect(page.locator('#root main nav a').first()).toHaveText('Dates (1)');
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
});

for (const path of ['/search-attorney', '/s341-debtor'])
  test(`text typed at ${path} before the app has loaded stays, with the caret, and is searched for`, async ({
    page,
  }) => {
    const go = await holdHost(page);
    await page.goto(path, { waitUntil: 'commit' });
    const first = page.locator(`${FIRST} main input`);
    await expect(first).toBeFocused();
    await page.keyboard.type('Ada Br');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    const before = await first.evaluate((field) => JSON.stringify(field.getBoundingClientRect()));
    go();
    await expect(page.locator(FIRST)).toHaveCount(0);
    const field = page.locator('#root main input[type="search"]');
    await expect(field).toHaveValue('Ada Br');
    await expect(field).toBeFocused();
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
    expect(await field.evaluate((input) => JSON.stringify(input.getBoundingClientRect()))).toBe(before);
    // the app has received the text
    await expect(page.locator('#root main').getByRole('button', { name: 'Clear the search' })).toBeVisible();
  });

test('a release that the session has quarantined has no first paint', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-first]')) Object.assign(globalThis, { __drawn: true });
    }).observe(document, { childList: true, subtree: true });
  });
  const drawn = () => page.evaluate(() => '__drawn' in globalThis);
  const { date } = await quietDay();
  const open = async (isReady: () => Promise<unknown>) => {
    // the data for the first paint have arrived, but not the app
    const go = await holdHost(page);
    const answer = page.waitForResponse(/\/judges11\.json/);
    await page.goto(`/calendar?date=${date}`, { waitUntil: 'commit' });
    await (await answer).finished();
    await isReady();
    go();
    await expect(page.locator('#root [data-hearing-id]').first()).toBeVisible();
    await page.unroute('**/assets/main.*.js');
  };
  await open(() => expect.poll(drawn).toBe(true));
  await page.evaluate(() => {
    const config = JSON.parse(document.getElementById('page-config')?.textContent ?? '{}');
    const { container } = config.registry.areas['mfe-calendar'].current;
    sessionStorage.setItem('shunnedReleases', JSON.stringify([container]));
  });
  await open(() => page.waitForFunction(() => document.readyState !== 'loading'));
  expect(await drawn()).toBe(false);
});
