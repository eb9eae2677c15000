import { act, cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { htmlOf, type Look, screenOf } from './two-drawings';

/** The HTML of the first screen of a record, part by part, for comparison with another drawing. */
export type RecordDrawing = Record<
  'title' | 'back' | 'notice' | 'banner' | 'about' | 'when' | 'attend',
  string
>;

/** What only the app draws: of other records of the case; and room for a time that is still read, which the app has read. */
const LATER = ['[data-details]', 'p[aria-hidden]', 'span[aria-hidden]'];

/** Of the record on a screen; the way to a place, which the first paint does not know, is left out. */
export function recordDrawingOf(screen: ParentNode): RecordDrawing {
  const html = (selector: string) =>
    [...screen.querySelectorAll(selector)].map((each) => htmlOf(each)).join('');
  for (const each of screen.querySelectorAll(`[role="note"] :is(${LATER})`)) each.remove();
  const isMissing = screen.querySelector('article') === null;
  return {
    back: html('a:has(+ div > h1), a:has(+ article)'),
    title: html('div:has(> h1)'),
    notice: isMissing ? html('div:has(> h1) + *') : '',
    banner: html('[role="note"]'),
    about: html('article > p:nth-of-type(-n + 2)'),
    when: html('div:has(> [data-when])'),
    attend: html('article > a:not([href^="/"])'),
  };
}

/** The first paint of a record; null where it draws none. */
export function firstRecordDrawing(
  paint: Parameters<typeof screenOf>[0],
  look: Look,
  read: (path: string) => unknown,
): RecordDrawing | null {
  const screen = screenOf(paint, look);
  if (!screen || screen.reads.length === 0) return null;
  const main = document.createElement('main');
  main.append(...screen.draw(screen.reads.map(read), true));
  return recordDrawingOf(main);
}

/** The same as the app draws it, all of it there. */
export async function appRecordDrawing(
  render: (address: string, court: Look['court']) => unknown,
  look: Look,
  read: (path: string) => unknown,
): Promise<RecordDrawing> {
  vi.stubGlobal('fetch', async (url: string) => {
    const path = decodeURIComponent(new URL(url).pathname.slice(1).replace(/\.json$/, ''));
    return new Response(JSON.stringify(read(path) ?? null));
  });
  try {
    render(look.address, look.court);
    for (let turn = 0; turn < 6; turn += 1) await act(() => vi.advanceTimersByTimeAsync(60));
    return recordDrawingOf(document.body);
  } finally {
    cleanup();
    vi.unstubAllGlobals();
  }
}
