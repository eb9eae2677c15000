import { addDays, entryKey, idOfRowKey, type StoredRow } from '@court/domain';
import type { BrowserContext, Page } from 'playwright';
import { courtDay, isScheduled, quietDay, rowsOf, today } from './court-days';
import { busyAttorney } from './search-page';
import { readPath, testSite } from './site';

/**
 * A screen of the screenshots. `file` is its name in the folder, `path` its address on the desktop or device build.
 * `prepare` runs before the address is opened, `open` after the screen is shown.
 */
export type Screen = {
  file: string;
  path: string;
  build?: 'desktop' | 'device';
  prepare?: (page: Page) => Promise<void>;
  open?: (page: Page) => Promise<void>;
};

type Found = { date: string; id: string; row: StoredRow };

/** The first record from today on that matches `fits`. Null if there is none in the coming two weeks. */
async function firstRecord(
  kind: 'hearings' | 'meetings',
  fits: (row: StoredRow) => boolean,
): Promise<Found | null> {
  for (let n = 0; n < 14; n++) {
    const date = addDays(today(), n);
    const found = Object.entries(await rowsOf(date, kind)).find(([, row]) => fits(row));
    if (found) return { date, id: idOfRowKey(found[0]), row: found[1] };
  }
  return null;
}

/** A record's page in each state that looks different, if the sample court has one. */
async function records(): Promise<Screen[]> {
  const pages: [file: string, root: string, found: Found | null][] = [
    [
      'hearing-video',
      'hearing',
      await firstRecord('hearings', (row) => isScheduled(row) && row.a === 'video'),
    ],
    [
      'hearing-in-person',
      'hearing',
      await firstRecord('hearings', (row) => isScheduled(row) && row.a === 'inPerson'),
    ],
    ['hearing-continued', 'hearing', await firstRecord('hearings', ({ s }) => s === 'continued')],
    ['hearing-stricken', 'hearing', await firstRecord('hearings', ({ s }) => s === 'stricken')],
    [
      'hearing-long-title',
      'hearing',
      await firstRecord('hearings', ({ c, movedTo }) => c.length > 100 && !movedTo),
    ],
    ['meeting', 's341-hearing', await firstRecord('meetings', isScheduled)],
    ['meeting-continued', 's341-hearing', await firstRecord('meetings', ({ s }) => s === 'continued')],
  ];
  return pages.flatMap(([file, root, found]) =>
    found ? [{ file, path: `/${root}-detail/${found.id}` }] : [],
  );
}

const subscribeOn = (page: Page) => page.locator('main button', { hasText: 'Subscribe' }).first();

/** Opens the dialog of the first Subscribe, which may be among the other actions of a day. */
async function openSubscribe(page: Page): Promise<void> {
  const shown = (name: string | RegExp) =>
    page.getByRole('button', { name }).filter({ visible: true }).first();
  const subscribe = subscribeOn(page);
  const [filters, actions] = [shown(/^Filter/), shown('Add to calendar, share')];
  // each such page has one of them after the court has answered
  await subscribe.filter({ visible: true }).or(filters).or(actions).first().waitFor();
  if (!(await subscribe.isVisible())) {
    if (await filters.isVisible()) await filters.click();
    await actions.click();
  }
  await subscribe.click();
  await page.locator('dialog:modal').waitFor();
}

/** Waits for Subscribe, whose chunk loads after the page. */
const subscribeShown = (page: Page) => subscribeOn(page).waitFor();

/** Offers a feed of this attorney. A court offers feeds only of the attorneys that its file names. */
const withFeedOf = (attorney: string) => async (page: Page) => {
  await page.route(
    (url) => url.pathname.startsWith('/search-attorney-detail/'),
    async (route) => {
      const answer = await route.fetch();
      const feeds = '"feeds":{"url":"feeds/txwb"';
      const body = (await answer.text()).replace(feeds, `${feeds},"attorneys":["${attorney}"]`);
      await route.fulfill({ response: answer, body });
    },
  );
};

/** The screens with panels that open on demand. */
async function panels(
  busy: Awaited<ReturnType<typeof courtDay>>,
  pages: readonly Screen[],
): Promise<Screen[]> {
  const rows = Object.values(busy.rows);
  const judge = rows.find(({ j }) => j)?.j ?? '';
  const attorney = (await busyAttorney()).id;
  const [key = ''] = Object.entries(busy.rows).find(([, row]) => isScheduled(row)) ?? [];
  const { caseKey } = await readPath<{ caseKey: string }>(
    `hearingCalendarEntries11/${entryKey(idOfRowKey(key))}`,
  );
  const explain = async (page: Page) => {
    await page.getByRole('button', { name: 'Explain' }).click();
    await page.locator('[data-plain-words]').waitFor();
  };
  const explained = pages.filter(({ file }) =>
    ['hearing-in-person', 'hearing-video', 'meeting'].includes(file),
  );
  return [
    { file: 'case', path: `/search-casenumber-detail/${caseKey}` },
    {
      file: 'attorney',
      path: `/search-attorney-detail/${attorney}`,
      prepare: withFeedOf(attorney),
      open: subscribeShown,
    },
    {
      file: 'subscribe-judge',
      path: `/calendar?date=${busy.date}&judge=${judge}`,
      open: openSubscribe,
    },
    { file: 'subscribe-office', path: '/locations', open: openSubscribe },
    { file: 'subscribe-case', path: `/search-casenumber-detail/${caseKey}`, open: openSubscribe },
    {
      file: 'subscribe-attorney',
      path: `/search-attorney-detail/${attorney}`,
      prepare: withFeedOf(attorney),
      open: openSubscribe,
    },
    { file: 'subscribe-my-list', path: '/search-mylist', open: openSubscribe },
    ...explained.map(({ file, path }) => ({ file: `${file}-explained`, path, open: explain })),
  ];
}

function saturdayAfter(date: string): string {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return addDays(date, 6 - weekday);
}

function mondayAfter(date: string): string {
  return addDays(saturdayAfter(date), 2);
}

/** Opens pages as those of a court that is no sample, so the links to its apps are shown. */
async function asRealCourt(page: Page): Promise<void> {
  await page.route('**/ios-qr-code', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('"sample":true', '"sample":false');
    await route.fulfill({ response: answer, body });
  });
}

/** Chooses the sample court in the device build, whose screens all need a court. */
export async function chooseCourt(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${testSite().device}/courts`);
  await page.getByRole('button', { name: /Western District of Texas/ }).click();
  await page.waitForURL('**/home');
  await page.close();
}

/** Every screen of the product in the sample court. The site of tests/e2e/prepare-site.ts must be running. */
export async function allScreens(): Promise<Screen[]> {
  const busy = await courtDay(addDays(today(), 1));
  const quiet = await quietDay();
  const meetings = await quietDay('meetings');
  const attorney = Object.values(busy.rows).find(({ g }) => g)?.g ?? 'Quesada';
  const number = Object.values(meetings.rows)[0]?.n ?? '';
  const day = `/calendar?date=${busy.date}`;
  const pages = await records();
  return [
    { file: 'home', path: '/home' },
    { file: 'day', path: day },
    { file: 'day-quiet', path: `/calendar?date=${quiet.date}` },
    { file: 'day-closed', path: `/calendar?date=${saturdayAfter(today())}` },
    { file: 'day-empty', path: `/calendar?date=${mondayAfter(addDays(today(), 400))}` },
    { file: 'week', path: `${day}&view=week` },
    { file: 'list', path: `/hearing?date=${busy.date}` },
    { file: 'month', path: `${day}&view=month` },
    { file: 'lobby', path: `${day}&display=board` },
    ...pages,
    ...(await panels(busy, pages)),
    { file: 'meetings', path: `/s341-hearing?date=${meetings.date}` },
    { file: 'meetings-week', path: `/s341-hearing?date=${meetings.date}&view=week` },
    { file: 'meetings-list', path: `/s341-hearing?date=${meetings.date}&view=list` },
    { file: 'search-attorney', path: `/search-attorney?q=${attorney}` },
    { file: 'search-case', path: `/search-casenumber?q=${number}` },
    { file: 'search-debtor', path: '/search-debtor?q=pe' },
    { file: 'search-empty', path: '/search-attorney' },
    { file: 'meeting-search', path: `/s341-casenumber?q=${number}` },
    { file: 'my-list', path: '/search-mylist' },
    { file: 'my-cases', path: '/search-mycase' },
    { file: 'my-meetings', path: '/search-my341meetings' },
    { file: 'locations', path: '/locations' },
    { file: 'map', path: '/locations-google-maps' },
    { file: 'settings', path: '/settings' },
    { file: 'themes', path: '/colortheme' },
    { file: 'courts', path: '/courts' },
    { file: 'court-without-app', path: '/ios-qr-code' },
    { file: 'court-with-app', path: '/ios-qr-code', prepare: asRealCourt },
    { file: 'not-found', path: '/no-such-page' },
    { file: 'device-day', path: day, build: 'device' },
    { file: 'device-home', path: '/home', build: 'device' },
  ];
}
