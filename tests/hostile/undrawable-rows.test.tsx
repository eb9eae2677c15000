// @vitest-environment jsdom

import { chooseCourtAtom, type PageCourt } from '@court/contract';
import { ChangedHearing, DocketConfigContext, HearingRow, type RowParts } from '@court/docket';
import { type CalendarChange, type DocketRow, readRow } from '@court/domain';
import { RecordBody } from '@court/record';
import { type Dated, DatedRow, ResultRow, type SearchHit } from '@court/search';
import { cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangeItem } from '../../host/src/home/change-item';
import { HEARINGS } from '../../mfe-calendar/src/docket/docket-board';
import { FollowedRow } from '../../mfe-search/src/lists/followed/followed-row';
import { SavedRow } from '../../mfe-search/src/lists/saved/saved-row';

/** A value that no check foresees: React cannot render an object. */
const UNDRAWABLE = { odd: true } as unknown as string;
const PARTS: RowParts = {
  judge: null,
  wasJudge: null,
  office: null,
  zone: null,
  number: '26-1',
  attorney: null,
  showEventTime: true,
  roomy: false,
};
const today = '2026-11-23';

const rowOf = (id: string, title: string): DocketRow => ({
  ...readRow(today, `0930~${id}`, { n: `26-${id}`, c: title, y: 'bk', s: 'scheduled' }),
});
const shown = { changed: false, today, place: null };
const datedOf = (id: string, title: string): Dated => ({
  key: id,
  kind: 'hearings',
  row: rowOf(id, title),
  ofProceeding: false,
  person: null,
});
const changeOf = (id: string, c: string) =>
  ({ id, n: `26-${id}`, c, d: today, at: 1, what: 'added' }) as CalendarChange;
const foundOf = (id: string, title: string, note: string): SearchHit => ({
  ...{
    field: 'attorney',
    id,
    title,
    note: null,
    alias: note,
    caseNumber: null,
    latest: '',
    hasMeeting: false,
  },
});
const keptOf = (id: string, title: string) => ({
  id,
  starredAt: 1,
  note: '',
  last: rowOf(id, title),
  list: 'hearings' as const,
  isOff: false,
});

const caseOf = (id: string) => ({ number: `26-${id}`, title: 'A', caseType: 'bk', chapter: '7' });

const ROWS: [string, (id: string, title: string) => ReactNode][] = [
  ['a docket', (id, title) => <HearingRow row={rowOf(id, title)} {...PARTS} {...shown} />],
  ['the changes', (id, title) => <ChangedHearing change={changeOf(id, title)} today={today} />],
  [
    'the changes at home',
    (id, title) => <ChangeItem kind="hearings" change={changeOf(id, title)} today={today} />,
  ],
  ['a person’s dates', (id, title) => <DatedRow dated={datedOf(id, title)} ofCase={false} />],
  [
    'a list',
    (id, title) => <SavedRow item={keptOf(id, title)} news={[]} since={null} clashes={[]} place={null} />,
  ],
  [
    'the search results',
    (id, title) => (
      <ResultRow kind="hearings" hit={foundOf(id, title, `26-${id}`)} text="" onFollow={() => {}} />
    ),
  ],
  [
    'followed cases',
    (id, title) => (
      <FollowedRow
        list="cases"
        item={{ id, starredAt: 1, note: title, last: caseOf(id), list: 'cases', isOff: false }}
        news={[]}
      />
    ),
  ],
  [
    'its page',
    (id, title) => (
      <RecordBody
        kind="hearings"
        bannerId="banner"
        entry={{ id, caseNumber: `26-${id}`, matter: title, date: today }}
      />
    ),
  ],
];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('null'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(ROWS)(
  'in %s a record that cannot be drawn says so, and the next one is shown',
  async (_where, row) => {
    const store = createStore();
    const client = { databaseURL: 'http://localhost:9000?ns=txwb' };
    const court = {
      client,
      officialSite: 'https://court.example',
      timeZones: ['UTC'],
      meetingHosts: [],
      offices: {},
    };
    store.set(chooseCourtAtom, court as unknown as PageCourt);
    const element = (
      <DocketConfigContext value={HEARINGS}>
        {row('50001', UNDRAWABLE)}
        {row('50002', 'Whole')}
      </DocketConfigContext>
    );
    const router = createMemoryRouter([{ path: '/', element }]);
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    );
    const unshown = document.querySelectorAll<HTMLElement>('[data-unshown]');
    expect([...unshown].map(({ dataset }) => dataset.unshown)).toEqual(['50001']);
    expect(unshown[0]?.textContent).toContain('We can’t show');
    expect(screen.getAllByText(/Whole/).length).toBeGreaterThan(0);
  },
);
