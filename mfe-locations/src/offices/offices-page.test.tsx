// @vitest-environment jsdom
import { takeStoredAtom } from '@court/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COURT, fakeDatabase, memoryStore, renderAt } from '../testing/render-at';
import { OFFICES } from '../testing/sample-offices';

const DAY = 'hearingCalendar11/months/2026-11/d23';
const TREE = {
  offices11: OFFICES,
  'hearingCalendar11/months/2026-11': {
    d27: { 'j-c~_~o7~bk~13~vacated~N': 1, 'j-a~_~o5~bk~7~scheduled~N': 1 },
    d30: { 'j-c~_~o7~bk~13~scheduled~N': 2 },
  },
  [DAY]: {
    'j-a~_~o5~bk~7~scheduled~N': 3,
    'j-b~_~o5~bk~13~continued~N': 2,
    'j-c~_~o3~bk~13~scheduled~N': 1,
    'j-c~_~o7~bk~13~vacated~N': 4,
  },
};
const office = (name: string) => within(screen.getByRole('article', { name }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T17:00:00Z') });
  fakeDatabase(TREE);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows address, phone link, hours and time zone of each office, in the order of the court file', async () => {
  await renderAt('/locations');
  expect(document.title).toBe('Offices and courtrooms');
  const names = screen.getAllByRole('article').map((each) => each.querySelector('h2')?.textContent);
  expect(names).toEqual(['San Antonio', 'El Paso', 'Midland']);
  const one = office('San Antonio');
  expect(one.getByText('615 E. Houston St, Rm 597')).toBeTruthy();
  expect(one.getByRole('link', { name: '(210) 278-5723' }).getAttribute('href')).toBe('tel:+12102785723');
  expect(one.getByText('Monday–\u2060Friday 8:00 AM–\u20604:00 PM')).toBeTruthy();
  expect(office('El Paso').getByText('Mountain Standard Time')).toBeTruthy();
  expect(office('El Paso').queryByRole('link', { name: 'ask the clerk' })).toBeNull();
});

it('marks an unstaffed office, and gives directions to its courtroom, not to its mailing address', async () => {
  await renderAt('/locations');
  expect(office('Midland').getByText('No staff here')).toBeTruthy();
  expect(office('San Antonio').queryByText('No staff here')).toBeNull();
  const facts = [...screen.getByRole('article', { name: 'Midland' }).querySelectorAll('dl > div')];
  const texts = facts.map((each) => [...each.children].map(({ textContent }) => textContent).join(': '));
  expect(texts[0]).toBe(
    'Street address: Not published. Directions lead to where court is held. Call before you come.Directions',
  );
  expect(texts.at(-1)).toMatch(/^Mail only: 615 E\. Houston St/);
  const way = office('Midland').getByRole('link', { name: 'Directions to the Midland office' });
  expect(way.getAttribute('href')).toContain('31.9975%2C-102.0755');
  expect(way.getAttribute('rel')).toBe('noreferrer');
});

it('links from the top of the page to each office on it', async () => {
  await renderAt('/locations');
  const links = within(screen.getByRole('navigation', { name: 'Offices on this page' })).getAllByRole('link');
  const ways = links.map((each) => [each.textContent, each.getAttribute('href')]);
  expect(ways).toEqual([
    ['San Antonio', '#office-o5'],
    ['El Paso', '#office-o3'],
    ['Midland', '#office-o7'],
  ]);
  for (const [name, href] of ways) expect(document.querySelector(href ?? '')?.textContent).toBe(name);
});

it('shows the start date of a courtroom that is not in use yet', async () => {
  await renderAt('/locations');
  const rooms = office('San Antonio')
    .getAllByRole('listitem')
    .map((each) => each.textContent?.trim());
  expect(rooms).toEqual(['Courtroom 1', 'Courtroom 5 from January 4, 2027']);
  expect(office('El Paso').getByText('Not published')).toBeTruthy();
});

it("shows today's hearings that the calendar lists, with a link", async () => {
  const atoms = await renderAt('/locations');
  expect(office('Midland').getByText('4 canceled or moved today')).toBeTruthy();
  act(() => atoms.set(takeStoredAtom, { readerSettings: { displaystrickenhearing: 'N' } }));
  const today = (name: string) => office(name).getByText(/today$/).textContent;
  expect([today('San Antonio'), today('El Paso'), today('Midland')]).toEqual([
    '3 hearings today',
    '1 hearing today',
    'No hearings today',
  ]);
  expect(office('El Paso').getByText('1 hearing today').tagName).toBe('STRONG');
  expect(office('Midland').getByText('No hearings today').tagName).toBe('SPAN');
  const link = office('El Paso').getByRole('link', { name: 'Hearings in El Paso' });
  expect(link.getAttribute('href')).toBe('/calendar?office=o3');
});

it('names the next day with hearings of an office that has none today', async () => {
  await renderAt('/locations');
  const next = office('Midland').getByRole('link', { name: 'Next: Mon, Nov 30' });
  expect(next.getAttribute('href')).toBe('/calendar?date=2026-11-30&office=o7');
  expect(office('San Antonio').queryByText(/^Next:/)).toBeNull();
});

it('links to no calendar if the court has none', async () => {
  await renderAt('/locations', { court: { ...COURT, modules: ['mfe-locations'] } });
  expect(screen.queryByRole('link', { name: /Hearings in/ })).toBeNull();
});

it('finds the office that serves a county', async () => {
  await renderAt('/locations');
  const county = screen.getByRole('combobox', { name: 'Which office serves my county?' });
  const listed = within(county)
    .getAllByRole('option')
    .map((each) => each.textContent);
  expect(listed).toEqual([
    'County where you live or do business',
    'Bexar',
    'El Paso',
    'Midland',
    'Val Verde',
  ]);
  fireEvent.change(county, { target: { value: 'Val Verde' } });
  expect(screen.getByText('Val Verde County is served by the San Antonio office.')).toBeTruthy();
  expect(screen.getByText('Counties by 28 U.S.C. 124(d).')).toBeTruthy();
});

it.each([
  [
    '?office=o5&room=courtroom+1',
    'Your link leads to Courtroom 1 of the San Antonio office.',
    'San Antonio',
    'Courtroom 1',
  ],
  ['?office=o3', 'Your link leads to the El Paso office.', 'El Paso', null],
  [
    '?office=o5&room=Courtroom+9',
    /“Courtroom 9” is not a known courtroom of the San Antonio office/,
    'San Antonio',
    null,
  ],
  ['?office=o9', 'Your link names an office that this court does not list.', null, null],
  ['?room=Room+12', /“Room 12” is not a known courtroom of this court/, null, null],
])('the link %s is told, and marks what it names', async (query, sentence, marked, room) => {
  await renderAt(`/locations${query}`);
  expect(screen.getByText(sentence)).toBeTruthy();
  const current = [...document.querySelectorAll('[aria-current]')];
  const [card] = current.filter((each) => each.tagName === 'ARTICLE');
  expect(card?.querySelector('h2')?.textContent ?? null).toBe(marked);
  expect(document.activeElement === card).toBe(marked !== null);
  if (card)
    expect(document.getElementById(card.getAttribute('aria-describedby') ?? '')).toBe(
      screen.getByText(sentence),
    );
  const [line] = current.filter((each) => each.tagName === 'LI');
  expect(line?.getAttribute('data-courtroom') ?? null).toBe(room);
});

it('shows offices from an earlier visit without a connection', async () => {
  const store = memoryStore();
  await renderAt('/locations', { store });
  cleanup();
  fakeDatabase(null);
  await renderAt('/locations?office=o5&room=Courtroom+1', { store });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(screen.getByText(/These offices were saved on this device earlier/)).toBeTruthy();
  expect(office('San Antonio').getByText('Monday–\u2060Friday 8:00 AM–\u20604:00 PM')).toBeTruthy();
  expect(screen.getByText('Your link leads to Courtroom 1 of the San Antonio office.')).toBeTruthy();
  expect(office('San Antonio').getByText('We couldn’t load today’s hearings.')).toBeTruthy();
});

it('shows names and an explanation without a connection or an earlier visit', async () => {
  fakeDatabase(null);
  await renderAt('/locations', { store: memoryStore() });
  expect(screen.getByText(/Only their names can be shown/)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('leaves out fields of a wrong type, and shows the rest of the office', async () => {
  fakeDatabase({
    offices11: {
      o5: {
        name: 'San Antonio',
        phone: 7,
        address: 'x',
        courtrooms: [{ from: 1 }, 3],
        counties: { a: 'Bexar', b: 2 },
        lat: '1',
      },
    },
  });
  await renderAt('/locations');
  expect(office('San Antonio').getByText('Serves 1 county')).toBeTruthy();
  expect(office('San Antonio').getByText('Not published')).toBeTruthy();
});
