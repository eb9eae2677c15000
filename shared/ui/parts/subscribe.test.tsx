// @vitest-environment jsdom
import { chooseCourtAtom, type PageCourt, setDeviceAtom } from '@court/contract';
import type { FeedGroup } from '@court/domain';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListedCase } from './subscribe';
import { SubscribeLater, SubscribeToCasesLater } from './subscribe-later';

// jsdom has no modal dialogs. These move the focus as a browser does.
beforeEach(() => {
  let before: Element | null = null;
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    before = document.activeElement;
    this.open = true;
    this.querySelector('button')?.focus();
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
    if (before instanceof HTMLElement) before.focus();
    fireEvent(this, new Event('close'));
  });
});
afterEach(cleanup);

const ORIGIN = window.location.origin;

type Given = {
  feeds?: object;
  group?: FeedGroup;
  id?: string;
  isNative?: boolean;
  site?: string;
  cases?: ListedCase[];
};

const CASE: ListedCase = { id: 'c2650001-bk', number: '26-50001', name: 'Rosa Peña' };

function show({ feeds, group = 'judge', id = 'j-ada-brook', isNative = false, site, cases = [CASE] }: Given) {
  const store = createStore();
  store.set(chooseCourtAtom, { code: 'txwb', ...(feeds && { feeds }), ...(site && { site }) } as PageCourt);
  store.set(setDeviceAtom, { isNative } as never);
  return render(
    <Provider store={store}>
      <SubscribeLater group={group} id={id} name="Ada Brook" />
      <SubscribeToCasesLater cases={cases} />
    </Provider>,
  );
}

const LIST = 'Subscribe to the calendars of these cases';
const ONE = /^Subscribe to the calendar of (the |Judge )?Ada Brook/;

/** Presses the button with this name. Returns its dialog. */
async function openDialog(name: string | RegExp) {
  fireEvent.click(await screen.findByRole('button', { name }));
  return screen.getByRole<HTMLDialogElement>('dialog');
}

test('says which date of a case with nothing to come is off', async () => {
  const withdrawn = {
    ...CASE,
    id: 'c2650002-bk',
    number: '26-50002',
    off: { kind: 'hearings' as const, status: 'withdrawn' },
  };
  show({ feeds: { url: 'feeds/txwb' }, cases: [CASE, withdrawn] });
  await openDialog(LIST);
  const cases = [...document.querySelectorAll('[data-case] > p')].map((each) => each.textContent);
  expect(cases).toEqual(['Rosa Peña 26-50001 ', 'Rosa Peña 26-50002 Hearing Withdrawn']);
});

const linksIn = (dialog: HTMLElement) => [...dialog.querySelectorAll('a')].map(({ href }) => href);
const hrefs = async () => linksIn(await openDialog(ONE));

test('offers a feed by webcal and by its plain URL, on the site or elsewhere, with the feeds of changes', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  const here = `${ORIGIN}/feeds/txwb/judge/j-ada-brook.ics`;
  expect(await hrefs()).toEqual([here.replace(/^https?:/, 'webcal:'), here.replace('.ics', '.atom')]);
  expect(screen.getByDisplayValue(here)).toBeTruthy();
  cleanup();
  show({ feeds: { url: 'https://bucket.test/txwb/' }, group: 'office', id: 'o5' });
  const there = 'bucket.test/txwb/office/o5.ics';
  expect(await hrefs()).toEqual([`webcal://${there}`, 'https://bucket.test/txwb/changes.atom']);
  expect(screen.getByDisplayValue(`https://${there}`)).toBeTruthy();
  cleanup();
  show({ feeds: { url: 'feeds/txwb' }, group: 'case', id: 'c1' });
  expect((await hrefs()).filter((href) => href.endsWith('.atom'))).toEqual([]);
});

test('a list offers the feeds of its cases', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  const ofCase = `${ORIGIN}/feeds/txwb/case/c2650001-bk.ics`;
  expect(linksIn(await openDialog(LIST))).toEqual([ofCase.replace(/^https?:/, 'webcal:')]);
  expect(screen.getByRole('button', { name: 'Copy address: 26-50001 Rosa Peña' }).title).toBe(ofCase);
  expect(screen.queryByDisplayValue(ofCase)).toBeNull();
});

test('the link to a feed names its judge, office or attorney', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  await hrefs();
  const link = document.querySelector('a[href^="webcal:"]');
  expect(link?.getAttribute('aria-label')).toBe('Subscribe in your calendar app: Ada Brook');
});

test.each<[FeedGroup, string, RegExp]>([
  ['judge', 'Calendar of Judge Ada Brook', /will show the hearings and their changes/],
  ['attorney', 'Calendar of Ada Brook', /will show the hearings and 341 meetings and their changes/],
  ['office', 'Calendar of the Ada Brook office', /will show the hearings and 341 meetings and their changes/],
])('the dialog of a feed of one %s names it and its content', async (group, title, does) => {
  show({ feeds: { url: 'feeds/txwb', attorneys: ['x'] }, group, id: 'x', cases: [] });
  await openDialog(ONE);
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  expect(screen.getByText(does)).toBeTruthy();
});

test('says that a change can arrive late, and who can see the subscription', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  await hrefs();
  expect(screen.getByText(/A change can arrive a day late/)).toBeTruthy();
  expect(screen.getByText(/Your calendar provider can see/)).toBeTruthy();
});

test('a button copies the URL, or selects it if the browser does not allow copying, and the dialog says which', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  const dialog = await openDialog(ONE);
  const status = within(dialog).getByRole('status');
  expect(status.textContent).toBe('');
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
  await vi.waitFor(() => expect(status.textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith(`${ORIGIN}/feeds/txwb/judge/j-ada-brook.ics`);
  act(() => dialog.close());
  vi.stubGlobal('navigator', {});
  const list = await openDialog(LIST);
  fireEvent.click(screen.getByRole('button', { name: 'Copy address: 26-50001 Rosa Peña' }));
  const said = within(list).getByRole('status');
  await vi.waitFor(() => expect(said.textContent).toBe('The address is selected. Copy it from there.'));
  const field = screen.getByDisplayValue<HTMLInputElement>(/case.c2650001-bk\.ics$/);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
  expect(document.querySelector('[data-announcements]')).toBeNull();
  vi.unstubAllGlobals();
});

const press = (began: Element, ended: Element) => {
  fireEvent.pointerDown(began);
  fireEvent.click(ended);
};

test('opens a modal dialog. Close and a press beside it close it, and return the focus to the button', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  const button = await screen.findByRole('button', { name: ONE });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  const ways = [
    () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
    (dialog: HTMLElement) => press(dialog, dialog),
  ];
  for (const close of ways) {
    const dialog = await openDialog(ONE);
    expect(dialog.showModal).toHaveBeenCalled();
    expect(dialog.contains(document.activeElement)).toBe(true);
    close(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  }
});

test('a press in the dialog does not close it, nor one that only ends beside it', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  const dialog = await openDialog(ONE);
  const text = screen.getByText(/A change can arrive/);
  press(text, text);
  press(text, dialog);
  expect(dialog.open).toBe(true);
});

test('a key pressed in the dialog does not reach the shortcuts of the page', async () => {
  const onKeyDown = vi.fn();
  document.addEventListener('keydown', onKeyDown);
  show({ feeds: { url: 'feeds/txwb' } });
  await openDialog(ONE);
  for (const key of ['Escape', '/'])
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key });
  document.removeEventListener('keydown', onKeyDown);
  expect(onKeyDown).not.toHaveBeenCalled();
});

test('a list has no feed of its own, and says why', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  await openDialog(LIST);
  expect(screen.getByText(/stays on this device, so each case has its own calendar/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Subscribe: 26-50001 Rosa Peña' })).toBeTruthy();
});

/** Waits until the lazy chunk has loaded. */
const settled = () => import('./subscribe').then(() => new Promise((resolve) => setTimeout(resolve)));

test.each<[string, Given]>([
  ['the court has none', {}],
  [
    'the attorney has not asked for one',
    { feeds: { url: 'f', attorneys: ['b-1'] }, group: 'attorney', id: 'b-2' },
  ],
  ['the court of an app has no public site', { feeds: { url: 'feeds/txwb' }, isNative: true }],
])('offers nothing if %s', async (_why, given) => {
  show(given);
  await settled();
  expect(screen.queryByLabelText('Subscribe to the calendar of Ada Brook')).toBeNull();
});

test('offers an attorney’s feed if the attorney asked for it, and an app links to feeds on another site', async () => {
  show({
    feeds: { url: 'https://f.test', attorneys: ['b-2'] },
    group: 'attorney',
    id: 'b-2',
    isNative: true,
    site: 'https://calendar.test',
  });
  expect((await hrefs())[0]).toBe('webcal://f.test/attorney/b-2.ics');
});

test('an app links to feeds in a folder of the court’s site by their full URL', async () => {
  show({ feeds: { url: 'feeds/txwb' }, isNative: true, site: 'https://calendar.test/tx/' });
  const feed = 'calendar.test/tx/feeds/txwb/judge/j-ada-brook.ics';
  const links = await hrefs();
  expect(links[0]).toBe(`webcal://${feed}`);
  expect(screen.getByDisplayValue(`https://${feed}`)).toBeTruthy();
  expect(links.filter((href) => href.includes(window.location.host))).toEqual([]);
});
