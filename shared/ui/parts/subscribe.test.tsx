// @vitest-environment jsdom
import { chooseCourtAtom, type PageCourt, setDeviceAtom } from '@court/contract';
import type { FeedGroup } from '@court/domain';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import type { ListedCase } from './subscribe';
import { SubscribeLater, SubscribeToCasesLater } from './subscribe-later';

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

test('says which date of a case with nothing to come is off', async () => {
  const withdrawn = {
    ...CASE,
    id: 'c2650002-bk',
    number: '26-50002',
    off: { kind: 'hearings' as const, status: 'withdrawn' },
  };
  show({ feeds: { url: 'feeds/txwb' }, cases: [CASE, withdrawn] });
  await screen.findByLabelText('Subscribe to the calendars of these cases');
  const cases = [...document.querySelectorAll('[data-case] > p')].map((each) => each.textContent);
  expect(cases).toEqual(['26-50001 Rosa Peña ', '26-50002 Rosa Peña Hearing Withdrawn']);
});

const hrefs = async () => {
  await screen.findByLabelText(/^Subscribe to the calendar of (the )?Ada Brook/);
  return [...document.querySelectorAll('a')].map(({ href }) => href);
};

test('offers a feed by webcal and by its plain URL, on the site or elsewhere, with the feeds of changes', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  const here = `${ORIGIN}/feeds/txwb/judge/j-ada-brook.ics`;
  const ofCase = `${ORIGIN}/feeds/txwb/case/c2650001-bk.ics`;
  const changes = `${ORIGIN}/feeds/txwb/changes.atom`;
  expect(await hrefs()).toEqual([
    here.replace(/^https?:/, 'webcal:'),
    here.replace('.ics', '.atom'),
    ofCase.replace(/^https?:/, 'webcal:'),
    changes,
  ]);
  const copy = screen.getByRole('button', { name: 'Copy address: 26-50001 Rosa Peña', hidden: true });
  expect(copy.title).toBe(ofCase);
  expect(screen.queryByDisplayValue(ofCase)).toBeNull();
  cleanup();
  show({ feeds: { url: 'https://bucket.test/txwb/' }, group: 'office', id: 'o5' });
  const there = 'bucket.test/txwb/office/o5.ics';
  expect((await hrefs()).slice(0, 2)).toEqual([`webcal://${there}`, 'https://bucket.test/txwb/changes.atom']);
  expect(screen.getByDisplayValue(`https://${there}`)).toBeTruthy();
  cleanup();
  show({ feeds: { url: 'feeds/txwb' }, group: 'case', id: 'c1' });
  expect((await hrefs()).filter((href) => href.endsWith('.atom'))).toEqual([changes]);
});

test('the link to a feed names its judge, office or attorney', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  await hrefs();
  const link = document.querySelector('a[href^="webcal:"]');
  expect(link?.getAttribute('aria-label')).toBe('Subscribe in your calendar app: Ada Brook');
});

test.each<[FeedGroup, string, RegExp]>([
  ['judge', 'Calendar of Ada Brook', /shows the hearings and their changes/],
  ['attorney', 'Calendar of Ada Brook', /shows the hearings and 341 meetings and their changes/],
  ['office', 'Calendar of the Ada Brook office', /shows the hearings and 341 meetings and their changes/],
])('the panel of a feed of one %s names it and its content', async (group, title, does) => {
  show({ feeds: { url: 'feeds/txwb', attorneys: ['x'] }, group, id: 'x', cases: [] });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(does)).toBeTruthy();
});

test('says that a change can arrive late, and who can see the subscription', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  await hrefs();
  expect(screen.getAllByText(/A change can arrive a day late/)).toHaveLength(2);
  expect(screen.getAllByText(/Your calendar provider can see/)).toHaveLength(2);
});

test('a button copies the URL, or selects it if the browser does not allow copying', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  await hrefs();
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy address', hidden: true }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(`${ORIGIN}/feeds/txwb/judge/j-ada-brook.ics`);
  vi.stubGlobal('navigator', {});
  fireEvent.click(screen.getByRole('button', { name: 'Copy address: 26-50001 Rosa Peña', hidden: true }));
  expect(await screen.findByText('The address is selected. Copy it from there.')).toBeTruthy();
  const field = screen.getByDisplayValue<HTMLInputElement>(/case.c2650001-bk\.ics$/);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
  vi.unstubAllGlobals();
});

test.each([
  [false, 'smooth'],
  [true, 'auto'],
] as const)('a panel over the page scrolls into view; reduced motion %s: %s', async (matches, behavior) => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  vi.stubGlobal('matchMedia', () => ({ matches }));
  show({ feeds: { url: 'feeds/txwb' } });
  const button = await screen.findByLabelText('Subscribe to the calendars of these cases');
  const panel = button.closest('details');
  if (!panel) throw new Error('no panel');
  panel.open = true;
  fireEvent(panel, new Event('toggle'));
  expect(scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest', behavior });
  expect(scrollIntoView.mock.instances.at(-1)).toBe(button.nextElementSibling);
  vi.unstubAllGlobals();
});

test.each(['Close', 'Escape'])('%s closes only the panel, and focuses its button', async (way) => {
  const onKeyDown = vi.fn();
  document.addEventListener('keydown', onKeyDown);
  show({ feeds: { url: 'feeds/txwb' } });
  const button = await screen.findByLabelText('Subscribe to the calendar of Ada Brook');
  const panel = button.closest('details');
  if (!panel) throw new Error('no panel');
  panel.open = true;
  const close = within(panel).getByRole('button', { name: 'Close', hidden: true });
  if (way === 'Close') fireEvent.click(close);
  else fireEvent.keyDown(close, { key: way });
  document.removeEventListener('keydown', onKeyDown);
  expect(panel.open).toBe(false);
  expect(document.activeElement).toBe(button);
  expect(onKeyDown).not.toHaveBeenCalled();
});

test('a list has no feed of its own, and says why', async () => {
  show({ feeds: { url: 'feeds/txwb' } });
  expect(
    await screen.findByText(/stored only on this device, so each case has its own calendar/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Subscribe: 26-50001 Rosa Peña', hidden: true })).toBeTruthy();
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
  expect((await hrefs())[0]).toBe(`webcal://${feed}`);
  expect(screen.getByDisplayValue(`https://${feed}`)).toBeTruthy();
  const links = [...document.querySelectorAll('a')].map(({ href }) => href);
  expect(links.filter((href) => href.includes(window.location.host))).toEqual([]);
});
