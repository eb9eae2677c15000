// @vitest-environment jsdom
import { chooseCourtAtom, type PageCourt, setDeviceAtom } from '@court/contract';
import type { FeedGroup } from '@court/domain';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SubscribeLater, SubscribeToCasesLater } from './subscribe-later';
import type { ListedCase } from './subscribe-to-cases';

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
  name?: string;
  number?: string;
};

const CASE: ListedCase = { id: 'c2650001-bk', number: '26-50001', name: 'Rosa Peña' };

function show(given: Given) {
  const { feeds, group = 'judge', id = 'j-ada-brook', isNative = false, site, cases = [CASE] } = given;
  const { name = 'Ada Brook', number } = given;
  const store = createStore();
  store.set(chooseCourtAtom, { code: 'txwb', ...(feeds && { feeds }), ...(site && { site }) } as PageCourt);
  store.set(setDeviceAtom, { isNative } as never);
  return render(
    <Provider store={store}>
      <SubscribeLater group={group} id={id} name={name} {...(number && { number })} />
      <SubscribeToCasesLater cases={cases} />
    </Provider>,
  );
}

const LIST = 'Subscribe to each case on my list';
const ONE = /^Subscribe to the calendar of (Judge )?Ada Brook/;
const OFFICE = 'Subscribe to Ada Brook’s calendar';

/** Presses the button with this name. Returns its dialog. */
async function openDialog(name: string | RegExp) {
  fireEvent.click(await screen.findByRole('button', { name }));
  return screen.getByRole<HTMLDialogElement>('dialog');
}

const linksIn = (dialog: HTMLElement) => [...dialog.querySelectorAll('a')].map(({ href }) => href);
const hrefs = async (name: string | RegExp = ONE) => linksIn(await openDialog(name));

test('offers a feed by webcal and by its plain URL, on the site or elsewhere, with the feeds of changes', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  const here = `${ORIGIN}/feeds/txwb/judge/j-ada-brook.ics`;
  expect(await hrefs()).toEqual([here.replace(/^https?:/, 'webcal:'), here.replace('.ics', '.atom')]);
  expect(screen.getByText(here)).toBeTruthy();
  cleanup();
  show({ feeds: { url: 'https://bucket.test/txwb/' }, group: 'office', id: 'o5' });
  const there = 'bucket.test/txwb/office/o5.ics';
  expect(await hrefs(OFFICE)).toEqual([`webcal://${there}`]);
  expect(screen.getByText(`https://${there}`)).toBeTruthy();
  cleanup();
  show({ feeds: { url: 'feeds/txwb' }, group: 'case', id: 'c1' });
  expect((await hrefs()).filter((href) => href.endsWith('.atom'))).toEqual([]);
});

test('a list offers the feeds of its cases', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  const ofCase = `${ORIGIN}/feeds/txwb/case/c2650001-bk.ics`;
  expect(linksIn(await openDialog(LIST))).toEqual([ofCase.replace(/^https?:/, 'webcal:')]);
  expect(screen.getByRole('button', { name: 'Copy address: 26-50001 Rosa Peña' }).title).toBe(ofCase);
  expect(screen.queryByText(ofCase)).toBeNull();
});

test('the link to a feed names its judge, office or attorney', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  await hrefs();
  const link = document.querySelector('a[href^="webcal:"]');
  expect(link?.getAttribute('aria-label')).toBe('Subscribe in your calendar app: Ada Brook');
});

test.each<[FeedGroup, string, RegExp]>([
  ['judge', 'Subscribe to the calendar of Judge Ada Brook', /will show the hearings and their changes/],
  [
    'attorney',
    'Subscribe to the calendar of Ada Brook',
    /will show the hearings and 341 meetings and their changes/,
  ],
  [
    'office',
    'Subscribe to the calendar of the Ada Brook office',
    /will show the hearings and 341 meetings and their changes/,
  ],
])('the dialog of a feed of one %s names it and its content', async (group, title, does) => {
  show({ feeds: { url: 'feeds/txwb', attorneys: ['x'] }, group, id: 'x', cases: [] });
  await openDialog(group === 'office' ? OFFICE : ONE);
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  expect(screen.getByText(does)).toBeTruthy();
});

const TO = 'Subscribe to the calendar of';

test.each<[string, string, string]>([
  ['Ada Brook', `${TO} Ada Brook Case 26-50001`, `${TO} Ada Brook`],
  ['', `${TO} 26-50001`, `${TO} 26-50001`],
])(
  'the dialog of a case has its names (%s) as heading, with its number below',
  async (name, label, heading) => {
    show({ feeds: { url: 'feeds/txwb' }, group: 'case', id: 'c1', name, number: '26-50001', cases: [] });
    await openDialog(/^Subscribe to the calendar of 26-50001/);
    expect(screen.getByRole('dialog', { name: label })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(heading);
  },
);

test('shares the address with the device’s share sheet, if there is one', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  const dialog = await openDialog(ONE);
  expect(screen.queryByRole('button', { name: 'Share address' })).toBeNull();
  act(() => dialog.close());
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { share });
  await openDialog(ONE);
  fireEvent.click(screen.getByRole('button', { name: 'Share address' }));
  vi.unstubAllGlobals();
  const title = 'Calendar of Judge Ada Brook';
  const url = `${ORIGIN}/feeds/txwb/judge/j-ada-brook.ics`;
  expect(share).toHaveBeenCalledWith({ title, text: title, url });
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
  expect(getSelection()?.toString()).toBe(`${ORIGIN}/feeds/txwb/case/c2650001-bk.ics`);
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
  expect(screen.getByText(`https://${feed}`)).toBeTruthy();
  expect(links.filter((href) => href.includes(window.location.host))).toEqual([]);
});
