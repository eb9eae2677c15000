// @vitest-environment jsdom
import {
  colorThemeAtom,
  type DeviceStore,
  judgeAtom,
  judgeidAtom,
  readerSettingsAtom,
  setAreasAtom,
  setDeviceStoreAtom,
  setPlatformTypeAtom,
  starAtom,
  storedValuesAtom,
} from '@court/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at';

const JUDGES = { 'j-carl-dune': { name: 'Carl Dune' }, 'j-ada-brook': { name: 'Ada Brook' } };
const section = (name: string) => within(screen.getByRole('region', { name }));

/** A device store over a map. */
function storeOver(kept: Map<string, unknown>): DeviceStore {
  return {
    driver: 'indexedDB',
    get: async (key) => kept.get(key) ?? null,
    set: async (key, value) => void kept.set(key, value),
    remove: async (key) => void kept.delete(key),
    keys: async () => [...kept.keys()],
  };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows its purpose once, and sets the window title', () => {
  renderAt('/settings');
  expect(screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent)).toEqual(['Settings']);
  expect(document.title).toBe('Settings');
});

test('begins with colors, and names the court after what the reader can change', () => {
  const store = renderAt('/settings');
  act(() => store.set(setAreasAtom, []));
  const titles = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(titles.slice(0, 3)).toEqual(['Colors', 'Which hearings are listed', 'My judge']);
  expect(titles.at(-1)).toBe('Court');
});

test('names the keys of the keyboard as keys', () => {
  renderAt('/settings');
  const keys = section('How hearings are shown').getByRole('checkbox', {
    name: /^Keyboard shortcuts/,
  });
  expect([...(keys.closest('label')?.querySelectorAll('kbd') ?? [])].map((each) => each.textContent)).toEqual(
    ['←', '→', 't', '/'],
  );
});

test('names the court, and offers other courts only in the device build', () => {
  const store = renderAt('/settings');
  const court = section('Court');
  expect(court.getByText('Sample Court')).toBeTruthy();
  expect(court.queryByRole('link', { name: 'Choose another court' })).toBeNull();
  act(() => store.set(setPlatformTypeAtom, 'device'));
  expect(court.getByRole('link', { name: 'Choose another court' }).getAttribute('href')).toBe('/courts');
});

test('names the current theme, and links to the others', () => {
  const store = renderAt('/settings');
  act(() => store.set(colorThemeAtom, 'jungle'));
  const theme = section('Colors');
  expect(theme.getByText('Color theme: Jungle, deep green')).toBeTruthy();
  expect(theme.getByRole('link', { name: 'Choose a color theme' }).getAttribute('href')).toBe('/colortheme');
});

test('applies a theme in light or dark as the reader chose, or else as the device prefers; a dark theme is always dark', () => {
  const store = renderAt('/settings');
  const theme = section('Colors');
  expect(theme.getByRole<HTMLInputElement>('radio', { name: 'Same as this device' }).checked).toBe(true);
  fireEvent.click(theme.getByRole('radio', { name: 'Dark' }));
  expect(store.get(readerSettingsAtom).dressing).toBe('dark');
  act(() => store.set(colorThemeAtom, 'highcontrast'));
  expect(theme.queryByRole('radio')).toBeNull();
  expect(theme.getByText('This theme is always dark.')).toBeTruthy();
});

test("starts display settings from the court's defaults, and changes what the calendar uses", () => {
  const store = renderAt('/settings');
  const display = section('How hearings are shown');
  const ownTime = display.getByRole<HTMLInputElement>('checkbox', { name: /a time of its own/ });
  expect(ownTime.checked).toBe(true);
  fireEvent.click(ownTime);
  fireEvent.click(display.getByRole('checkbox', { name: /capitals/ }));
  fireEvent.click(display.getByRole('radio', { name: /room to write/ }));
  expect(store.get(readerSettingsAtom)).toMatchObject({
    showIPCEventTime: 'N',
    showAttyNameUppercase: 'Y',
    showExtraWhiteSpace: '1',
  });
  fireEvent.click(display.getByRole('radio', { name: /close together/i }));
  expect(store.get(readerSettingsAtom).showExtraWhiteSpace).toBe('0');
});

test('lets the reader choose the full case number, its place, and drop-down filters', () => {
  const store = renderAt('/settings');
  const display = section('How hearings are shown');
  expect(display.queryByRole('radio', { name: 'Before the short one' })).toBeNull();
  fireEvent.click(display.getByRole('checkbox', { name: /full case number/ }));
  fireEvent.click(display.getByRole('radio', { name: 'Before the short one' }));
  fireEvent.click(display.getByRole('checkbox', { name: /show judges as a drop-down/ }));
  fireEvent.click(display.getByRole('checkbox', { name: /show trustees as a drop-down/ }));
  expect(store.get(readerSettingsAtom)).toMatchObject({
    ...{ extCaseNum: 'Y', extCaseNumLoc: 'before' },
    ...{ showJudFilterAsDropdown: 'N', showTrustFilterAsDropdown: 'N' },
  });
});

test('lets the reader choose case types and chapters, but not none of them', () => {
  const store = renderAt('/settings');
  const listed = section('Which hearings are listed');
  const press = (name: string) => fireEvent.click(listed.getByRole('checkbox', { name }));
  press('Miscellaneous');
  for (const chapter of ['7', '9', '11', '12', '15']) press(`Chapter ${chapter}`);
  expect(store.get(readerSettingsAtom)).toMatchObject({
    displaycasetypehearing: 'ap,bk',
    displaychaptershearing: '13',
  });
  press('Chapter 13');
  expect(store.get(readerSettingsAtom).displaychaptershearing).toBe('13');
  expect(listed.getByRole<HTMLInputElement>('checkbox', { name: 'Chapter 13' }).checked).toBe(true);
  press('Chapter 7');
  expect(store.get(readerSettingsAtom).displaychaptershearing).toBe('7,13');
});

test("lets the reader choose a judge by name from the court's list, and clear the choice", async () => {
  const store = renderAt('/settings', JUDGES);
  const judge = section('My judge');
  await judge.findByRole('option', { name: 'Ada Brook' });
  const options = judge.getAllByRole('option').map((each) => each.textContent);
  expect(options).toEqual(['All judges', 'Ada Brook', 'Carl Dune']);
  fireEvent.change(judge.getByRole('combobox'), { target: { value: 'j-carl-dune' } });
  expect([store.get(judgeidAtom), store.get(judgeAtom)]).toEqual(['j-carl-dune', 'Carl Dune']);
  fireEvent.click(judge.getByRole('button', { name: 'Forget my judge' }));
  expect([store.get(judgeidAtom), store.get(judgeAtom)]).toEqual([null, null]);
});

test('keeps the stored name of a judge who has left the list', async () => {
  const store = renderAt('/settings', JUDGES);
  act(() => {
    store.set(judgeidAtom, 'j-gone');
    store.set(judgeAtom, 'Gil Gone');
  });
  await screen.findByRole('option', { name: 'Ada Brook' });
  expect(section('My judge').getByRole<HTMLSelectElement>('combobox').value).toBe('j-gone');
  expect(screen.getByRole('option', { name: 'Gil Gone' })).toBeTruthy();
});

test('says in plain words that the list of judges did not load', async () => {
  renderAt('/settings', null);
  expect(await screen.findByText(/couldn’t load the list of judges/)).toBeTruthy();
});

test('says how long choices last if the device does not store them, whatever the reason', () => {
  const store = renderAt('/settings');
  act(() => store.set(setDeviceStoreAtom, null, new DOMException('full', 'QuotaExceededError')));
  const said = section('My device');
  expect(said.getByText('What you choose now lasts until you close this page.')).toBeTruthy();
  expect(said.queryByText(/does not let/)).toBeNull();
});

test('counts stored lists among the stored data', async () => {
  const store = renderAt('/settings');
  act(() => store.set(setDeviceStoreAtom, storeOver(new Map())));
  await act(() => store.set(starAtom, { list: 'cases', id: 'c2650001-bk', last: null }));
  const device = section('My device');
  expect(device.getByText('My lists').nextElementSibling?.textContent).toBe('1 case');
  expect(device.getByText(/You have not changed any settings/)).toBeTruthy();
});

test('deletes all stored data only after a confirmation', async () => {
  const kept = new Map<string, unknown>([
    ['lists/txwb', {}],
    ['lists/kywb', {}],
    ['lists/kywb/aside', '?'],
  ]);
  const store = renderAt('/settings');
  act(() => {
    store.set(setDeviceStoreAtom, storeOver(kept));
    store.set(colorThemeAtom, 'ocean');
    store.set(judgeAtom, 'Ada Brook');
  });
  const device = section('My device');
  expect(device.getByText('Ocean')).toBeTruthy();
  fireEvent.click(device.getByRole('button', { name: /^Delete everything/ }));
  const no = device.getByRole('button', { name: 'No, keep it' });
  expect(document.activeElement).toBe(no);
  fireEvent.click(no);
  expect(kept.get('_colorTheme')).toBe('ocean');
  expect(document.activeElement).toBe(device.getByRole('button', { name: /^Delete everything/ }));

  fireEvent.click(device.getByRole('button', { name: /^Delete everything/ }));
  fireEvent.click(device.getByRole('button', { name: 'Yes, delete everything' }));
  await waitFor(() => expect(device.getByRole('status').textContent).toBe('Everything has been deleted.'));
  expect([...kept]).toEqual([]);
  expect(store.get(colorThemeAtom)).toBe('default');
  expect(Object.values(store.get(storedValuesAtom)).every((value) => value === null)).toBe(true);
  expect(device.getByText(/You have not changed any settings/)).toBeTruthy();
});

test('lists each area with release, source and state', () => {
  const store = renderAt('/settings');
  act(() =>
    store.set(setAreasAtom, [
      {
        area: 'mfe-calendar',
        title: { 'en-US': 'Calendar' },
        state: 'running',
        version: '1.3.2',
        source: 'previous',
      },
      {
        area: 'mfe-search',
        title: { 'en-US': 'Search' },
        state: 'failed',
        version: '1.0.0',
        source: 'current',
        failure: 'integrity',
      },
      { area: 'mfe-s341', title: { 'en-US': '341 meetings' }, state: 'not-offered' },
      { area: 'mfe-locations', state: 'not-released' },
    ]),
  );
  const about = section('About this calendar');
  const items = about.getAllByRole('listitem').map((each) => each.textContent);
  expect(items).toEqual([
    'CalendarVersion1.3.2SourcepreviousStateRunning',
    'SearchVersion1.0.0SourcecurrentStateFailed: it was damaged on the way and was not run',
    '341 meetingsStateNot offered by this court',
    'mfe-locationsStateNot available here yet',
  ]);
});

test('names the build among the technical details', () => {
  renderAt('/settings');
  expect(section('About this calendar').getByText('Build: production')).toBeTruthy();
});
