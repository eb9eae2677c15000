import { act, cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { htmlOf, type Look, screenOf } from './two-drawings';

/** The HTML of a record's first screen, part by part, for comparison with the other drawing. */
export type RecordDrawing = Record<
  'title' | 'back' | 'notice' | 'banner' | 'about' | 'when' | 'attend',
  string
>;

/**
 * Elements that only the app draws: other records of the case. Also the space for a time that is still loading, which
 * the app has loaded.
 */
const LATER = ['[data-details]', 'p[aria-hidden]', 'span[aria-hidden]'];

/** The parts of the record on a screen, without the link to its place, which the first paint does not know. */
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
    attend: html('article > div > div > a:not([href^="/"])'),
  };
}

/** The first paint of a record. Null if it draws none. */
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

/** The app's drawing of the same record, after all data have loaded. */
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
