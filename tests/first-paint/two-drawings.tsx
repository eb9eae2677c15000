import {
  type FirstPaint,
  type FirstPaintPage,
  filterRulesOf,
  guessStoredAtom,
  type PageCourt,
  readerSchema,
  readerSettingsOf,
  serverNow,
  setDeviceStoreAtom,
} from '@court/contract';
import { DEVICE_KEYS, type DocketRow, dayIn } from '@court/domain';
import { act, cleanup } from '@testing-library/react';
import type { createStore } from 'jotai';
import { vi } from 'vitest';

/** The HTML of one drawing of a docket, part by part, for comparison with the other drawing. */
export type Drawing = {
  /** the date, the views as links and as a select, and the counts */
  head: string[];
  /** headings of the trustees and buttons for earlier times, on a docket of 341 meetings */
  groups: string[];
  /** headings of the blocks, with the attributes of their sections */
  blocks: string[];
  /** the headings of folded earlier hearings, and the sentence that the day is over */
  ended: string[];
  rows: string[];
};

const REFERENCES = ['id', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
/**
 * Attributes that React sets as properties, or that the app adds later: the position in a long list, and the Tab
 * stop.
 */
const OF_THE_APP = [
  'selected',
  'autofocus',
  'tabindex',
  'data-settled',
  'style',
  'data-index',
  'data-place',
  'aria-posinset',
  'aria-setsize',
];

/** The HTML of an element, with ids numbered in order. `isShell`: without its content. */
export function htmlOf(element: Element, isShell = false): string {
  const copy = element.cloneNode(!isShell) as Element;
  const ids = new Map<string, string>();
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of OF_THE_APP) each.removeAttribute(name);
    for (const name of REFERENCES) {
      const named = each.getAttribute(name)?.split(' ') ?? [];
      for (const id of named) ids.set(id, ids.get(id) ?? `id-${ids.size}`);
      if (named.length > 0) each.setAttribute(name, named.map((id) => ids.get(id)).join(' '));
    }
    const attributes = [...each.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of attributes) each.removeAttribute(name);
    for (const { name, value } of attributes) each.setAttribute(name, value);
  }
  return copy.outerHTML;
}

/** The parts of the docket on a screen. `mark` is the attribute of a row's element. */
export function drawingOf(screen: ParentNode, mark: string): Drawing {
  const all = (selector: string) => [...screen.querySelectorAll(selector)];
  const html = (selector: string) => all(selector).map((each) => htmlOf(each));
  return {
    head: html('header > nav, header > select, header > div > p[data-counts], header > div > a'),
    groups: html('[data-trustee] > :is(div, button)'),
    blocks: all('[data-block]').map(
      (block) =>
        htmlOf(block, true) + html(`[data-block="${block.getAttribute('data-block')}"] > :first-child`),
    ),
    ended: html('[data-split] button, [data-split] p').filter((text) => / earlier|have ended/.test(text)),
    rows: html(`[${mark}]`),
  };
}

export type Look = {
  court: PageCourt;
  /** path and query */
  address: string;
  /** the data on the reader's device */
  reader?: Record<string, unknown>;
  judge?: string | null;
  mark: string;
};

/** The result of an area's first paint for an address. */
export function screenOf(paint: FirstPaint, look: Look, rows = new Map<string, DocketRow>()) {
  const [path = '', query = ''] = look.address.split('?');
  const settings = readerSettingsOf(look.court, readerSchema(look.reader));
  const page: FirstPaintPage = {
    ...{ court: look.court, path, query: new URLSearchParams(query), settings },
    ...{ today: dayIn(look.court.timeZones[0], serverNow()), now: serverNow() },
    rules: filterRulesOf(settings, []),
    judge: look.judge ?? null,
    offers: () => true,
    rows,
  };
  return paint(page);
}

/** The complete first paint of an address. `read` returns the database's answers by path. Null if it draws nothing. */
export function firstDrawing(paint: FirstPaint, look: Look, read: (path: string) => unknown): Drawing | null {
  const screen = screenOf(paint, look);
  const paths = screen?.queries?.map(({ path }) => path) ?? screen?.reads ?? [];
  if (!screen || paths.length === 0) return null;
  const main = document.createElement('main');
  main.append(
    ...screen.draw(
      paths.map((path) => read(path)),
      true,
    ),
  );
  return drawingOf(main, look.mark);
}

type Render = (address: string, court: PageCourt) => { store: ReturnType<typeof createStore> };

/** The app's drawing of the same address, after all data have loaded. */
export async function appDrawing(
  render: Render,
  look: Look,
  read: (path: string, keys: URLSearchParams) => unknown,
): Promise<Drawing> {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url);
    const path = decodeURIComponent(pathname.slice(1).replace(/\.json$/, ''));
    return new Response(JSON.stringify(read(path, searchParams) ?? null));
  });
  try {
    const { store } = render(look.address, look.court);
    const code = look.court.code;
    // its lists are then known, and empty as in the first paint
    act(() => store.set(setDeviceStoreAtom, null));
    act(() =>
      store.set(guessStoredAtom, {
        [DEVICE_KEYS.reader]: look.reader ?? {},
        ...(look.judge ? { [DEVICE_KEYS.judgeId]: { [code]: look.judge } } : {}),
      }),
    );
    for (let turn = 0; turn < 6; turn += 1) await act(() => vi.advanceTimersByTimeAsync(60));
    return drawingOf(document.body, look.mark);
  } finally {
    cleanup();
    vi.unstubAllGlobals();
  }
}
