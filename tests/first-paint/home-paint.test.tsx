// @vitest-environment jsdom
/// <reference types="vite/types/importMeta.d.ts" />
import {
  chooseCourtAtom,
  type FirstScreen,
  filterRulesOf,
  guessStoredAtom,
  type PageConfig,
  type PageCourt,
  readerSchema,
  readerSettingsOf,
  setAreasAtom,
} from '@court/contract';
import { dayCountsPath } from '@court/docket/first-paint';
import { type CalendarKind, DEVICE_KEYS, dayIn } from '@court/domain';
import { nodesOf } from '@court/ui/dom';
import { act } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CourtsProvider } from '../../host/src/courts/courts-context';
import { HomePage } from '../../host/src/home/home-page';
import { areaRegistry } from '../../host/src/remotes/registry';
import { closeRouters, openRouter } from '../../host/src/router/testing/open-router';
import { Shell } from '../../host/src/shell/shell';
import { WIDE } from '../../host/src/shell/shell-view';
import { remoteFile, remotes } from '../../tools/release/build/workspaces';
import { readCourt } from '../../tools/release/site/court-file';
import { seededCounts } from './seeded-docket';
import { htmlOf } from './two-drawings';

type Paint = typeof import('../../host/src/first-paint/first-home') &
  typeof import('../../host/src/first-paint/first-shell');
const FILES = import.meta.glob<Partial<Paint>>('../../host/src/first-paint/first-{home,shell}.tsx', {
  query: '?dom',
  eager: true,
});
/** The exports as a release has them, with views that create DOM nodes. */
const { firstHome, FirstShell, menuOf, offersOf } = Object.assign({}, ...Object.values(FILES)) as Paint;

const court: PageCourt = readCourt('txwb', 'http://localhost:9200');
/** A court that does not offer the area `left`. */
const offering = (left: string): PageCourt => ({
  ...court,
  modules: court.modules.filter((area) => area !== left),
});

const { shortName: _, ...nameless }: PageCourt = court;
const plain: PageCourt = { ...nameless, sample: false };

/**
 * A weekday, a Saturday, Thanksgiving, and the night of the clock change. In the last case the two time zones have
 * different days.
 */
const CASES: [name: string, court: PageCourt, now: string][] = [
  ['a court day', court, '2026-11-23T17:00:00Z'],
  ['a court without 341 meetings', offering('mfe-s341'), '2026-11-23T17:00:00Z'],
  ['a court without hearings', offering('mfe-calendar'), '2026-11-23T17:00:00Z'],
  ['a Saturday', court, '2026-11-28T17:00:00Z'],
  ['a holiday', court, '2026-11-26T17:00:00Z'],
  ['midnight in one of two zones', court, '2026-11-24T06:30:00Z'],
  ['midnight farther west', { ...court, timeZones: ['America/Denver'] }, '2026-11-24T06:30:00Z'],
];

const stubWidth = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query === WIDE,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

beforeEach(() => {
  vi.useFakeTimers();
  stubWidth(true);
});
afterEach(() => {
  closeRouters();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const configOf = (of: PageCourt): PageConfig => ({
  ...{ build: 'desktop', production: true, courts: [of], keys: [], registry: { generatedAt: 0, areas: {} } },
  areas: Object.fromEntries(
    remotes().map((area) => {
      const { routes, menu, names } = remoteFile(area);
      return [area, { paths: routes.map(({ path }) => path), menu, phrase: names.phrase }];
    }),
  ),
});

/** The HTML of the parts that both drawings have. */
function drawingOf(page: ParentNode) {
  const html = (selector: string) => [...page.querySelectorAll(selector)].map((each) => htmlOf(each));
  return {
    shell: html('a[href="#page"], header > p, header > nav, header > [data-printed]'),
    title: html('h1'),
    start: [...page.querySelectorAll('h1, section > h2, search')].slice(0, 2).map((each) => each.localName),
    today: html('section:has(> p > :is(a, span))'),
    coming: html('section:has(> ul > li > span)'),
    find: html('main search'),
    links: html('main nav li'),
  };
}

async function appDrawing(of: PageCourt, reader: Record<string, string>, address = '/home') {
  const config = configOf(of);
  vi.stubGlobal('fetch', async (url: string) => {
    const path = decodeURIComponent(new URL(url).pathname.slice(1).replace(/\.json$/, ''));
    return new Response(JSON.stringify(path.includes('/months/') ? seededCounts(path) : null));
  });
  const store = createStore();
  store.set(chooseCourtAtom, of);
  store.set(guessStoredAtom, { [DEVICE_KEYS.reader]: reader });
  store.set(
    setAreasAtom,
    remotes().map((area) => ({
      ...{ area, paths: config.areas[area]?.paths ?? [] },
      ...(of.modules.includes(area)
        ? { state: 'running', version: '1', source: 'current' }
        : { state: 'not-offered' }),
    })) as never,
  );
  const registry = areaRegistry(config, () => of);
  const page = { path: '*', element: address === '/home' ? <HomePage /> : null };
  openRouter(address, [{ path: '/', element: <Shell />, children: [page] }], (view) => (
    <Provider store={store}>
      <CourtsProvider value={{ courts: [of], registry, renew: () => {} }}>{view}</CourtsProvider>
    </Provider>
  ));
  for (let turn = 0; turn < 6; turn += 1) await act(() => vi.advanceTimersByTimeAsync(400));
  return drawingOf(document.body);
}

function firstScreen(of: PageCourt, reader: Record<string, string>, isFirstVisit = true): FirstScreen {
  const config = configOf(of);
  const settings = readerSettingsOf(of, readerSchema(reader));
  return firstHome(
    {
      ...{ court: of, path: '/home', query: new URLSearchParams(), settings, judge: null },
      ...{ today: dayIn(of.timeZones[0], Date.now()), now: Date.now(), rules: filterRulesOf(settings, []) },
      offers: offersOf(config, of),
    },
    { items: menuOf(config, of), isFirstVisit },
  );
}

function drawn(screen: FirstScreen, read: (path: string) => unknown, isWhole = false) {
  const main = document.createElement('main');
  main.append(...screen.draw(screen.reads.map(read), isWhole));
  return drawingOf(main);
}

/** The shell of the first paint at `path`. */
function firstShell(of: PageCourt, path: string) {
  const page = document.createElement('div');
  page.append(...nodesOf(FirstShell({ config: configOf(of), court: of, path })));
  return drawingOf(page).shell;
}

test.each(CASES)('on %s home is the same before the app and in it, part by part', async (_name, of, now) => {
  vi.setSystemTime(now);
  for (const reader of [{}, { displaystrickenhearing: 'N', displaychaptershearing: '7,13' }]) {
    const { shell, ...app } = await appDrawing(of, reader);
    closeRouters();
    // today is directly below the heading
    expect(app.start).toEqual(['h1', of.modules.includes('mfe-calendar') ? 'h2' : 'search']);
    expect(app.find).toHaveLength(of.modules.includes('mfe-search') ? 1 : 0);
    // the bar links to the areas
    expect(app.links).toEqual([]);
    expect(drawn(firstScreen(of, reader), seededCounts)).toEqual({ ...app, shell: [] });
  }
});

const SHELLS: [name: string, court: PageCourt, isWide: boolean, address: string][] = [
  ['a wide page', court, true, '/home'],
  ['an area', court, true, '/calendar'],
  ['another screen of an area', court, true, '/s341-attorney'],
  ['a court without hearings', offering('mfe-calendar'), true, '/calendar'],
  ['a court without a search', offering('mfe-search'), true, '/locations'],
  ['a court without a short name, and with data of its own', plain, true, '/settings'],
  ['a narrow page', court, false, '/home'],
];

test.each(SHELLS)(
  'for %s the shell is the same before the app and in it',
  async (_name, of, isWide, address) => {
    stubWidth(isWide);
    const { shell } = await appDrawing(of, {}, address);
    closeRouters();
    expect(shell.length).toBeGreaterThan(1);
    expect(shell.some((part) => part.includes('aria-label="Areas'))).toBe(isWide);
    expect(firstShell(of, address)).toEqual(shell);
  },
);

test('the cases differ: hearings and 341 meetings are counted, and a closed day says why', () => {
  const textOf = (of: PageCourt, now: string) => {
    vi.setSystemTime(now);
    const { today, coming } = drawn(firstScreen(of, {}), seededCounts);
    return [...today, ...coming].join('');
  };
  const [weekday, without, none, saturday, holiday] = CASES.map(([, of, now]) => textOf(of, now));
  expect(weekday).toMatch(/\d hearings? today.*\d hearings?.*\d+ meetings? of creditors/);
  expect(without).not.toContain('of creditors');
  expect(none).toBe('');
  expect(saturday).toContain('closed on weekends');
  expect(saturday).toContain('Next court day: Mon, ');
  expect(holiday).toContain('Thanksgiving Day');
});

test('until the court has answered, each part has its space, and counts appear one by one', () => {
  vi.setSystemTime('2026-11-23T17:00:00Z');
  const screen = firstScreen(court, {});
  const early = drawn(screen, () => undefined);
  expect([early.today, early.coming]).toEqual([[expect.any(String)], [expect.any(String)]]);
  expect(`${early.today}${early.coming}`).not.toMatch(/\d hearings/);
  const one = drawn(screen, (path) =>
    path === dayCountsPath('hearings', '2026-11-23') ? seededCounts(path) : undefined,
  );
  expect(`${one.today}`).toMatch(/\d hearings? today/);
});

test('it reads the counts that home reads, today’s first, and nothing else', () => {
  vi.setSystemTime('2026-11-25T17:00:00Z');
  const paths = (kinds: CalendarKind[]) =>
    ['2026-11-25', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'].flatMap((date) =>
      kinds.map((kind) => dayCountsPath(kind, date)),
    );
  expect(firstScreen(court, {}).reads).toEqual(paths(['hearings', 'meetings']));
  expect(firstScreen(offering('mfe-s341'), {}).reads).toEqual(paths(['hearings']));
  expect(firstScreen({ ...court, onlyShowPubDef: 'Y' }, {}).reads).toEqual([]);
});

test('the coming days are first if no part of the reader’s can be above them; without an app, links to the areas follow', () => {
  vi.setSystemTime('2026-11-23T17:00:00Z');
  const later = firstScreen(court, {}, false);
  const early = drawn(later, seededCounts);
  expect([early.find.length, early.today.length, early.coming, early.links]).toEqual([1, 1, [], []]);
  const whole = drawn(later, seededCounts, true);
  expect(whole.coming).toHaveLength(1);
  expect(whole.links.length).toBeGreaterThan(2);
  // the search has a field above them
  expect(whole.links.join('')).not.toContain('/search-attorney');
  const without = drawn(firstScreen(offering('mfe-search'), {}, false), seededCounts, true);
  expect(without.find).toEqual([]);
});
