import { act, cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { type Look, screenOf } from './two-drawings';

/** What the first screen of a record says, fact by fact. */
export type RecordDrawing = Record<
  'title' | 'back' | 'notice' | 'banner' | 'newDate' | 'what' | 'about' | 'when' | 'by' | 'attend',
  string
>;

const said = (element: Element | null | undefined) => {
  const copy = element?.cloneNode(true) as Element | undefined;
  // room for a time that is still read, and what the app explains when it is asked
  for (const each of copy?.querySelectorAll('[aria-hidden], [role="status"]') ?? []) each.remove();
  return copy?.textContent?.trim() ?? '';
};
const linked = (element: Element | null | undefined) =>
  [said(element), element?.getAttribute('href')].filter(Boolean).join(' → ');

/** Of the record on a screen; the way to a place, which the first paint does not know, is left out. */
export function recordDrawingOf(screen: ParentNode): RecordDrawing {
  const heading = screen.querySelector('h1');
  const article = heading?.closest('article');
  const banner = screen.querySelector('[role="note"]');
  const [what, about] = screen.querySelectorAll('article > p');
  const when = screen.querySelector('[data-when]');
  const rest = [...(when?.parentElement?.children ?? [])].slice(1).map(said);
  const attend = [...screen.querySelectorAll('article > a')].filter(
    (link) => !link.getAttribute('href')?.startsWith('/'),
  );
  return {
    title: `${said(heading)} ${heading?.hasAttribute('aria-describedby')} ${heading?.closest('[data-long]') !== null}`,
    back: linked(screen.querySelector('a')),
    notice: article ? '' : said(heading?.parentElement?.nextElementSibling?.querySelector('p')),
    // only the app draws details from other records of the case, and answers to a press
    banner: [...(banner?.querySelectorAll('p:not([data-details], [aria-hidden])') ?? [])]
      .map(said)
      .join(' | '),
    newDate: linked(banner?.querySelector('a')),
    what: said(what),
    about: [...(about?.children ?? [])]
      .map((part) => `${said(part)} ${part.querySelector('a')?.getAttribute('href') ?? ''}`)
      .join(' | '),
    when: `${said(when)} ${when?.querySelectorAll('s').length}`,
    by: rest.join(' | '),
    attend: attend.map(linked).join(' | '),
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
