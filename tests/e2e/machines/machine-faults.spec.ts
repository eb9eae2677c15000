import { idOfRowKey, type StoredRow } from '@court/domain';
import { expect as expects, type Locator, type Page } from '@playwright/test';
import { test } from '../calendar-page';
import { courtDay, isScheduled, quietDay, today } from '../court-days';
import { box } from '../search-page';
import {
  FAULTS,
  type Fault,
  type FaultName,
  MACHINES,
  type Machine,
  type Session,
  sessionOn,
} from './machines';

test.use({ serviceWorkers: 'allow' });

/** Timeout of a cell. The slowest one, a first visit over slow 2G on the slow machine, takes about two minutes. */
const TIMEOUT_MS = 150_000;
const expect = expects.configure({ timeout: TIMEOUT_MS });

type Facts = {
  day: string;
  hearing: { id: string; row: StoredRow };
  meetingDay: string;
  meeting: { id: string; row: StoredRow };
};

function scheduledIn(rows: Record<string, StoredRow>): Facts['hearing'] {
  const [key, row] = Object.entries(rows).find(([, each]) => isScheduled(each)) ?? [];
  if (!key || !row) throw new Error('no scheduled record that day');
  return { id: idOfRowKey(key), row };
}

async function factsOf(): Promise<Facts> {
  const { date: day, rows } = await courtDay(today());
  const { date: meetingDay, rows: meetings } = await quietDay('meetings');
  return { day, hearing: scheduledIn(rows), meetingDay, meeting: scheduledIn(meetings) };
}

/** Sentences that must not appear in any cell of this drill. */
const FALSE =
  /stopped with an error|could not be shown|does not (let|store)|Invalid Date|\bNaN\b|\bundefined\b|not released|as released on|another version/i;

async function saysNothingFalse(page: Page): Promise<void> {
  const said = await page.locator('body').innerText();
  expects(said.match(FALSE)?.[0] ?? '', said.slice(0, 600)).toBe('');
}

const words = (text: string) => text.trim().split(/\s+/).slice(0, 2).join(' ');
/** On a first visit without the database the page has no court data, and says so. */
const NO_DATA = /could not be reached|couldn’t load|no answer|offline|connection/i;

type Cell = { session: Session; facts: Facts; fault: FaultName; isLater: boolean };
type Screen = (cell: Cell) => Promise<void>;

/** Whether the fault cuts the database off after the first screen of the visit is shown. */
const isCut = (fault: FaultName) => fault === 'offline' || fault === 'half-open';

/** Presses the star in `place` on the first visit, and expects it to be pressed on both visits. */
async function keep(place: Locator, isLater: boolean): Promise<void> {
  const star = place.getByRole('button', { name: /^My list:/ }).first();
  if (!isLater) await star.click({ timeout: TIMEOUT_MS });
  await expect(star).toHaveAttribute('aria-pressed', 'true');
}

/** Expects the data that the device may have, or a sentence that says why it is missing. */
async function showsOrSaysWhy({ page }: Session, shown: string | RegExp, selector = 'body'): Promise<void> {
  const text = typeof shown === 'string' ? shown : shown.source;
  await expect
    .poll(async () => {
      const said = await page.locator(selector).innerText();
      return said.includes(text) || NO_DATA.test(said) ? 'said' : said.slice(0, 300);
    })
    .toBe('said');
}

const SCREENS: Record<string, Screen> = {
  async day({ session: { page }, facts, fault, isLater }) {
    const isClock = fault.startsWith('clock');
    await page.goto(isClock ? '/calendar' : `/calendar?date=${facts.day}`, { timeout: TIMEOUT_MS });
    if (isClock) {
      // the court's day by the server's clock, and a note that the device's clock is wrong
      await expect(page.locator('h1').filter({ visible: true }).first()).toContainText(
        String(Number(today().slice(8))),
      );
      await expect(page.locator('body')).toContainText(/clock (of this device )?is|device’s clock/i);
      return;
    }
    const row = page.locator(`[data-hearing-id="${facts.hearing.id}"]`).filter({ visible: true }).first();
    await expect(row).toContainText(words(facts.hearing.row.c));
    // without storage space the device has the star only while the page is open
    await keep(row, isLater && fault !== 'storage full');
  },
  async record({ session, facts, fault, isLater }) {
    const { page } = session;
    await page.goto(`/hearing-detail/${facts.hearing.id}`, { timeout: TIMEOUT_MS }).catch((error) => {
      if (!isCut(fault)) throw error;
    });
    if (isCut(fault)) return await showsOrSaysWhy(session, words(facts.hearing.row.c));
    await expect(page.locator('h1').first()).toContainText(words(facts.hearing.row.c));
    if (fault.startsWith('clock')) await keep(page.locator('body'), isLater);
  },
  async search({ session, facts, fault }) {
    const { page } = session;
    const name = facts.hearing.row.c.split(/\s+/).slice(0, 2).join(' ').toLowerCase();
    await page.goto('/search-debtor?in=debtor', { timeout: TIMEOUT_MS }).catch(() => undefined);
    await box(page).waitFor({ timeout: TIMEOUT_MS });
    await box(page).click();
    await page.keyboard.type(name, { delay: 15 });
    // no letter is lost, doubled or reverted
    await expect(box(page)).toHaveValue(name);
    if (isCut(fault)) return await showsOrSaysWhy(session, words(facts.hearing.row.c));
    await expect(page.locator('[data-found]').first()).toBeVisible();
    await expect(box(page)).toHaveValue(name);
  },
  async list({ session: { page }, facts, fault }) {
    await page.goto('/search-mylist', { timeout: TIMEOUT_MS }).catch(() => undefined);
    // without storage space the device has the list only while the page is open
    if (fault !== 'storage full')
      await expect(page.locator('body')).toContainText(words(facts.hearing.row.c));
  },
  async meetings({ session, facts, fault }) {
    const { page } = session;
    await page.goto(`/s341-hearing?date=${facts.meetingDay}`, { timeout: TIMEOUT_MS }).catch(() => undefined);
    if (isCut(fault)) return await showsOrSaysWhy(session, words(facts.meeting.row.c));
    await expect(page.locator(`[data-meeting-id="${facts.meeting.id}"]`).first()).toContainText(
      words(facts.meeting.row.c),
    );
  },
  async home({ session: { page } }) {
    await page.goto('/home', { timeout: TIMEOUT_MS }).catch(() => undefined);
    await expect(page.locator('body')).toContainText(/Western District of Texas/);
    await expect(page.locator('body')).toContainText(/hearings/);
  },
};

async function visit(cell: Cell, wrong: string[]): Promise<void> {
  const { session, fault, isLater } = cell;
  const { later }: Fault = FAULTS[fault];
  for (const [name, screen] of Object.entries(SCREENS)) {
    try {
      await screen(cell);
      if (fault === 'storage full')
        // exactly once: the notice at the bottom of the page, or beside the lists
        await expect(session.page.getByText(/This device has no room left/)).toHaveCount(1);
      await saysNothingFalse(session.page);
    } catch (error) {
      wrong.push(`${isLater ? 'later' : 'first'} visit, ${name}: ${String(error).slice(0, 700)}`);
    }
    if (name === 'day') await later?.(session);
  }
}

for (const machine of Object.keys(MACHINES) as Machine[])
  for (const fault of Object.keys(FAULTS) as FaultName[])
    test(`${machine} machine, ${fault}: each screen shows only reliable data`, async ({ browser }) => {
      test.setTimeout(1_800_000);
      const facts = await factsOf();
      const wrong: string[] = [];
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'allow',
      });
      for (const isLater of [false, true]) {
        const session = await sessionOn(context, machine, FAULTS[fault]);
        await visit({ session, facts, fault, isLater }, wrong);
        await context.setOffline(false);
        await session.page.close();
        await context.unrouteAll({ behavior: 'ignoreErrors' });
      }
      await context.close();
      expects(wrong).toEqual([]);
    });
