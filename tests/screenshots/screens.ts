import { addDays, idOfRowKey, type StoredRow } from '@court/records';
import type { BrowserContext } from 'playwright';
import { courtDay, quietDay, rowsOf, today } from '../e2e/court-days';
import { testSite } from '../e2e/site';

/** One screen to draw: `file` is its name below the folder, `path` its address on the desktop or the device build. */
export type Screen = { file: string; path: string; build?: 'desktop' | 'device' };

type Found = { date: string; id: string; row: StoredRow };

/** The first record on or after today of which `fits` is true; null where the coming two weeks have none. */
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

const isScheduled = ({ s, movedTo }: StoredRow) => s === 'scheduled' && !movedTo;

/** A record's page in each state that looks different, where the sample court has one. */
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

function saturdayAfter(date: string): string {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return addDays(date, 6 - weekday);
}

/** Chooses the sample court in the device build, whose screens all ask for one first. */
export async function chooseCourt(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${testSite().device}/courts`);
  await page.getByRole('button', { name: /Western District of Texas/ }).click();
  await page.waitForURL('**/home');
  await page.close();
}

/** Every screen of the product in the sample court. The site of tests/e2e/prepare-site.ts must be up. */
export async function allScreens(): Promise<Screen[]> {
  const busy = await courtDay(addDays(today(), 1));
  const quiet = await quietDay();
  const meetings = await quietDay('meetings');
  const attorney = Object.values(busy.rows).find(({ g }) => g)?.g ?? 'Quesada';
  const number = Object.values(meetings.rows)[0]?.n ?? '';
  const day = `/calendar?date=${busy.date}`;
  return [
    { file: 'home', path: '/home' },
    { file: 'day', path: day },
    { file: 'day-quiet', path: `/calendar?date=${quiet.date}` },
    { file: 'day-closed', path: `/calendar?date=${saturdayAfter(today())}` },
    { file: 'week', path: `${day}&view=week` },
    { file: 'list', path: `/hearing?date=${busy.date}` },
    { file: 'month', path: `${day}&view=month` },
    { file: 'lobby', path: `${day}&display=board` },
    ...(await records()),
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
    { file: 'qr-code', path: '/ios-qr-code' },
    { file: 'not-found', path: '/no-such-page' },
    { file: 'device-day', path: day, build: 'device' },
    { file: 'device-home', path: '/home', build: 'device' },
  ];
}
