// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COURT, fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, REFERENCE, TREE, TUESDAY, TUESDAY_PATH } from '../testing/sample-day';
import { settle } from '../testing/settle';
import { stubResizeObserver } from '../testing/stub-resize-observer';

const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[data-hearing-id]')].map((each) => each.dataset.hearingId);
const dayReads = (court: { reads: string[] }) => court.reads.filter((path) => path.includes('/days'));

beginAt('2026-11-21T17:00:00Z');
beforeEach(stubResizeObserver);

describe('the week', () => {
  it('shows Monday to Friday from one read, and the weekend only if it has hearings', async () => {
    const court = fakeCourt(TREE);
    renderAt('/calendar?date=2026-11-25&view=week');
    await settle();
    const days = () =>
      [...document.querySelectorAll<HTMLElement>('[data-day]')].map((each) => each.dataset.day);
    expect(days()).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']);
    const blocks = () =>
      [...document.querySelectorAll('tbody td a')].map((each) => [
        each.getAttribute('href'),
        each.textContent,
      ]);
    expect(blocks()).toEqual([
      [`/calendar?date=${MONDAY}&judge=j-ada-brook`, '9:30 AM: 1 hearing San Antonio, CST'],
      [`/calendar?date=${MONDAY}&judge=j-ada-brook`, '9:00 AM: 1 hearing El Paso, MST'],
      [`/calendar?date=${MONDAY}&judge=j-carl-dune`, '9:30 AM: 1 hearing In person or by video'],
    ]);
    // a phone has the same lines in one link per judge and day
    const card = [...document.querySelectorAll('section li > a')].map((each) => each.textContent);
    expect(card).toEqual([
      expect.stringMatching(
        /^Judge Brook.*9:30 AM: 1 hearing San Antonio, CST9:00 AM: 1 hearing El Paso, MST$/,
      ),
      'Judge Dune San Antonio · Courtroom\u00a01 · CST 9:30 AM: 1 hearing In person or by video',
    ]);
    // hearings in two offices that week: each block names its own too
    expect(screen.getByRole('rowheader', { name: /^Judge Brook/ }).textContent).toBe(
      'Judge BrookSan Antonio · El Paso',
    );
    expect(screen.getByRole('rowheader', { name: /^Judge Dune/ }).textContent).toMatch(
      /San Antonio · Courtroom.1 · CST$/,
    );
    expect(dayReads(court)[0]).toBe('hearingCalendar11/days');
    expect(document.querySelector('[data-counts]')?.textContent).toBe(
      '3 hearings +\u00a01\u00a0canceled\u00a0or\u00a0moved',
    );
    const heads = screen.getAllByRole('columnheader').map((each) => each.textContent);
    expect(heads[0]).toBe('Mon, Nov 23 3 hearings');
    act(() => court.write('hearingCalendar11/days/2026-11-28', TUESDAY));
    await settle(30_000);
    expect(days()).toContain('2026-11-28');
  });

  it('sorts judges by the last names that it shows', async () => {
    const named = { 'j-ada-young': { name: 'Ada Young' }, 'j-zoe-abbott': { name: 'Zoë Abbott' } };
    const rows = Object.keys(named).map((j, at) => [`0900~${at}`, { ...DAY['0900~c'], j }]);
    fakeCourt({
      ...TREE,
      judges11: { ...REFERENCE.judges11, ...named },
      [DAY_PATH]: Object.fromEntries(rows),
    });
    renderAt('/calendar?date=2026-11-25&view=week');
    await settle();
    const judges = screen.getAllByRole('rowheader').map(({ firstChild }) => firstChild?.textContent);
    // the judge of the stricken hearing has no line
    expect(judges).toEqual(['Judge Abbott', 'Judge Young']);
  });

  it('marks the block in which a hearing changed, and announces it', async () => {
    const court = fakeCourt(TREE);
    const page = renderAt('/calendar?date=2026-11-25&view=week');
    await settle();
    page.connect(court.live);
    act(() => court.write(DAY_PATH, { ...DAY, '0930~b': { ...DAY['0930~b'], l: 'Courtroom 4' } }));
    expect(document.querySelectorAll('td [data-changed="true"]')).toHaveLength(1);
    act(() => court.write(DAY_PATH, { ...DAY, '0930~a': { ...DAY['0930~a'], s: 'vacated' } }));
    const told = [...document.querySelectorAll('[data-change="a"]')];
    expect(told.map((link) => link.textContent)).toEqual(Array(2).fill(expect.stringContaining('Vacated')));
    await settle(1500);
    const news = screen.getAllByRole('status').map((each) => each.textContent);
    expect(news.filter(Boolean)).toEqual(['1 hearing changed: 26-50007 now Vacated']);
  });
});

describe('filters', () => {
  it('names an active filter once, and the sheet leads to a panel of the other actions', async () => {
    fakeCourt(TREE);
    renderAt(`/calendar?date=${MONDAY}&chapter=13`);
    await settle();
    expect(screen.getByRole('button', { name: 'Remove filter Chapter 13' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await settle();
    const sheet = screen.getByRole('region', { name: 'All filters' });
    expect(within(sheet).getByRole('button', { name: /^Show \d/ })).toBeTruthy();
    expect(within(sheet).queryByRole('button', { name: 'Share' })).toBeNull();
    fireEvent.click(within(sheet).getByRole('button', { name: 'Add to calendar, share' }));
    expect(screen.queryByRole('region', { name: 'All filters' })).toBeNull();
    const actions = screen.getByRole('dialog', { name: 'Add to calendar, share' });
    expect(within(actions).getByRole('button', { name: 'Share' })).toBeTruthy();
    expect(actions.firstChild?.textContent).toBe('Chapter 13');
    const add = within(actions).getByRole('button', { name: 'Add this hearing to my calendar' });
    expect(add.nextSibling?.textContent).toBe('A copy of what is listed now. Later changes are not in it.');
  });

  it('tells a copy of the listed hearings from a subscription, if a judge is chosen', async () => {
    fakeCourt(TREE);
    const court = { ...COURT, feeds: { url: 'feeds/txwb' } };
    renderAt(`/calendar?date=${MONDAY}&judge=j-ada-brook`, court);
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'Add to calendar, share' }));
    const actions = screen.getByRole('dialog', { name: 'Add to calendar, share' });
    expect(actions.firstChild?.textContent).toBe('Judge: Ada Brook');
    const add = within(actions).getByRole('button', { name: 'Add these 2 hearings to my calendar' });
    expect(add.nextSibling?.textContent).toMatch(/To get later changes too, subscribe\./);
    const quick = within(actions).getByRole('button', { name: 'Print' }).parentElement;
    expect(quick?.textContent).toBe('SharePrintLobby screen');
    expect(add.nextSibling?.nextSibling).toBe(quick);
    fireEvent.click(within(actions).getByRole('button', { name: 'Close the panel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('open, show the number of hearings per choice, and change the address', async () => {
    fakeCourt(TREE);
    const page = renderAt(`/calendar?date=${MONDAY}`);
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await settle();
    expect(screen.getByRole('option', { name: 'Ada Brook (2)' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'El Paso (1) hearing' }));
    await settle();
    expect(page.where()).toBe(`/calendar?date=${MONDAY}&office=o3`);
    expect(ids()).toEqual(['c']);
    expect(screen.getByRole('option', { name: 'Carl Dune (0)' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter Office: El Paso' }));
    await settle();
    expect(page.where()).toBe(`/calendar?date=${MONDAY}`);
  });

  it('are chips if the court chose no drop-downs', async () => {
    fakeCourt(TREE);
    renderAt(`/calendar?date=${MONDAY}`, { ...COURT, specs: { specShowJudFilterAsDropdown: 'N' } });
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await settle();
    expect(screen.getByRole('button', { name: 'Ada Brook (2) hearings' })).toBeTruthy();
  });

  it('count and offer hearings that a toggle hides', async () => {
    fakeCourt(TREE);
    renderAt('/calendar?date=2026-11-24', { ...COURT, onlyShowPubDef: 'Y' });
    await settle();
    await settle();
    expect(ids()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'show 1 stricken or continued hidden' }));
    await settle();
    expect(ids()).toEqual(['d']);
  });

  it('list only hearings with a public defender if the data mark them', async () => {
    const flagged = { ...DAY, '0930~b': { ...DAY['0930~b'], d: 1 } };
    const november = { d23: { 'j-carl-dune~_~o5~bk~13~scheduled~Y': 1 } };
    fakeCourt({ ...TREE, [DAY_PATH]: flagged, 'hearingCalendar11/months/2026-11': november });
    renderAt(`/calendar?date=${MONDAY}`, { ...COURT, onlyShowPubDef: 'Y' });
    await settle();
    await settle();
    expect(ids()).toEqual(['b']);
  });
});

describe('the list', () => {
  it('counts only hearings with a public defender in its filters too if the data mark them', async () => {
    const flagged = { ...DAY, '0930~b': { ...DAY['0930~b'], d: 1 } };
    const november = { d23: { 'j-carl-dune~_~o5~bk~13~scheduled~Y': 1 } };
    fakeCourt({ ...TREE, [DAY_PATH]: flagged, 'hearingCalendar11/months/2026-11': november });
    renderAt(`/hearing?date=${MONDAY}`, { ...COURT, onlyShowPubDef: 'Y' });
    await settle();
    await settle(500);
    expect(ids()).toEqual(['b']);
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await settle();
    const judges = screen.getByRole('combobox', { name: 'Judge' });
    expect(
      within(judges)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Carl Dune (1)']);
  });

  it('names a block with its day too, because the next day may have the same block', async () => {
    fakeCourt({ ...TREE, [TUESDAY_PATH]: { '0930~e': { ...DAY['0930~a'], s: 'scheduled' } } });
    renderAt(`/hearing?date=${MONDAY}`);
    await settle();
    await settle(500);
    const blocks = screen.getAllByRole('region', { name: /^9:30 AM.* 1 hearing.*Judge Brook/ });
    expect(blocks).toHaveLength(2);
    for (const day of ['Nov 23', 'Nov 24'])
      screen.getByRole('region', { name: new RegExp(`^9:30 AM.*Judge Brook.*${day}`) });
  });

  it('reads day after day to the end of the data, and earlier days on request', async () => {
    const court = fakeCourt({
      ...TREE,
      'hearingCalendar11/days/2026-11-20': { '0900~z': { n: 'z', s: 'held' } },
    });
    renderAt(`/hearing?date=${MONDAY}`);
    await settle();
    await settle(500);
    expect(screen.getByText('There are no later hearings.')).toBeTruthy();
    expect(screen.getByText('3 hearings through Tue, Nov 24')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show earlier hearings' }));
    await settle();
    expect(screen.getByText('4 hearings through Tue, Nov 24')).toBeTruthy();
    expect(screen.getByText('There are no earlier hearings.')).toBeTruthy();
    expect(dayReads(court).filter((path) => path === 'hearingCalendar11/days')).toHaveLength(2);
  });
});

describe('listeners', () => {
  it('exist only for what is on the screen', async () => {
    const court = fakeCourt(TREE);
    const page = renderAt(`/calendar?date=${MONDAY}`);
    await settle();
    page.connect(court.live);
    const calendars = () => court.watched().filter((path) => path.startsWith('hearingCalendar11'));
    expect(calendars()).toEqual([DAY_PATH]);
    await page.go(`/calendar?date=${MONDAY}&view=month`);
    await settle();
    // the grid has days of the next month too
    expect(calendars()).toEqual(['hearingCalendar11/months/2026-11', 'hearingCalendar11/months/2026-12']);
  });

  it('show the next day at once, because it was prefetched', async () => {
    const court = fakeCourt(TREE);
    const page = renderAt(`/calendar?date=${MONDAY}`);
    await settle();
    await settle(300);
    expect(dayReads(court)).toContain(TUESDAY_PATH);
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await page.go('/calendar?date=2026-11-24');
    expect(ids()).toEqual(['d']);
  });
});
