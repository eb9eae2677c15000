import {
  type FirstPaint,
  type FirstPaintPage,
  filterRulesOf,
  guessStoredAtom,
  type PageCourt,
  readerSchema,
  readerSettingsOf,
  serverNow,
} from '@court/contract';
import { DEVICE_KEYS, dayIn } from '@court/records';
import { act, cleanup } from '@testing-library/react';
import type { createStore } from 'jotai';
import { vi } from 'vitest';

/** What one drawing of a docket says, for comparison with another. */
export type Drawing = {
  head: string[];
  links: string[];
  /** headings of the trustees, on a docket of 341 meetings */
  groups: string[];
  blocks: string[];
  /** texts about ended hearings: the headings of folded earlier hearings, and the sentence that the day is over */
  ended: string[];
  rows: string[];
};

const HREFS = 'header a[href]';

/** The texts of a row's parts, and its link. */
function wordsOf(row: Element): string {
  const parts = [...row.children].map((part) => part.textContent);
  const shapes = row.querySelectorAll('svg').length;
  const star = row.querySelector('button')?.getAttribute('aria-label');
  const struck = [...row.querySelectorAll('s')].map(({ textContent }) => textContent);
  const href = row.querySelector('a')?.getAttribute('href');
  return JSON.stringify({ parts, shapes, star, struck, href, roomy: row.getAttribute('data-roomy') });
}

/** Attributes that say the same in both drawings; `mark` names a row's element. */
export function drawingOf(screen: ParentNode, mark: string): Drawing {
  const texts = (selector: string) =>
    [...screen.querySelectorAll(selector)].map((each) => each.textContent ?? '');
  return {
    head: [...texts('h1'), ...texts('header nav a'), ...texts('header option'), ...texts('header p')],
    links: [...screen.querySelectorAll(HREFS)].map((link) => link.getAttribute('href') ?? ''),
    blocks: [...screen.querySelectorAll('[data-block]')].map(
      (block) =>
        `${block.getAttribute('data-block')} ${block.querySelector('h2, h3')?.textContent} ${block.hasAttribute('data-now')}`,
    ),
    groups: [...screen.querySelectorAll('[data-trustee] h2')].map(
      ({ parentElement: strip }) =>
        `${strip?.textContent} ${strip?.querySelector('a')?.href} ${strip?.querySelector('button')?.textContent}`,
    ),
    ended: texts('[data-split] button, [data-split] p').filter((text) => / earlier|have ended/.test(text)),
    rows: [...screen.querySelectorAll(`[${mark}]`)].map((row) => `${row.getAttribute(mark)} ${wordsOf(row)}`),
  };
}

export type Look = {
  court: PageCourt;
  /** path and query */
  address: string;
  /** what the reader's device has */
  reader?: Record<string, unknown>;
  judge?: string | null;
  mark: string;
};

/** What an area's first paint makes of an address. */
export function screenOf(paint: FirstPaint, look: Look) {
  const [path = '', query = ''] = look.address.split('?');
  const settings = readerSettingsOf(look.court, readerSchema(look.reader));
  const page: FirstPaintPage = {
    ...{ court: look.court, path, query: new URLSearchParams(query), settings },
    ...{ today: dayIn(look.court.timeZones[0], serverNow()), now: serverNow() },
    rules: filterRulesOf(settings, []),
    judge: look.judge ?? null,
    offers: () => true,
  };
  return paint(page);
}

/** The first paint of an address, whole; `read`: the database's answers by path. Null where it draws nothing. */
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

/** The same address as the app draws it, all of it there. */
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
