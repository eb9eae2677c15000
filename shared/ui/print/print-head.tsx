import { courtAtom, type Reading } from '@court/contract';
import { dayIn, shortDate, zoneClock, zoneName } from '@court/domain';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { useAsOf } from '../data/use-as-of';
import { paperMessages } from '../messages/shared-messages';
import * as css from './print-head.module.css';
import { usePrinting } from './use-printing';

/** A text as a CSS string. */
const quoted = (text: string) =>
  `"${text.replace(/["\\\n\r]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** 'Page 2 of 5' as CSS content. */
function pageOfPages(): string {
  const [before = '', between = '', after = ''] = paperMessages('page', { page: '|', count: '|' }).split('|');
  return `${quoted(before)} counter(page) ${quoted(between)} counter(pages) ${quoted(after)}`;
}

type Margins = { court: string; about: string; note: string; isWide: boolean };

// Chromium from 131 prints these margins on every page. Firefox and Safari leave them out. They print the head on the
// first page, and page numbers if the reader turns them on in the browser.
const pageRule = ({ court, about, note, isWide }: Margins) => `@page {
  ${isWide ? 'size: landscape;' : ''}
  margin: 16mm 14mm;
  font: 9pt Arial, sans-serif;
  @top-left { content: ${quoted(court)}; font-weight: 600; }
  @top-right { content: ${quoted(about)}; }
  @bottom-left { content: ${quoted(note)}; }
  @bottom-right { content: ${pageOfPages()}; }
}`;

/**
 * Sets the margins of printed pages. Needs a style sheet created at run time, because the margins include the day. The
 * document has it only while it is printed: a file of styles that loads before an adopted sheet makes Chromium lay out
 * the whole page again.
 */
function useMargins(rule: string): void {
  const isPrinting = usePrinting();
  useLayoutEffect(() => {
    if (!isPrinting) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [...(document.adoptedStyleSheets ?? []), sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [rule, isPrinting]);
}

type Props = {
  /** Subject of the page, e.g. kind, case, day and judge. Empty parts are left out. */
  about: readonly (string | false | null | undefined)[];
  reading: Pick<Reading<unknown>, 'status' | 'asOf'>;
  /** prints in landscape */
  isWide?: boolean;
};

/** The head of a printed page and the margins of its pages: court, subject, time of the data, page x of y. */
export function PrintHead({ about, reading, isWide = false }: Props) {
  const court = useAtomValue(courtAtom);
  const asOf = useAsOf(reading);
  const zone = court?.timeZones[0] ?? 'UTC';
  const day = asOf === null ? '' : dayIn(zone, asOf);
  const note =
    asOf === null
      ? paperMessages('undated')
      : paperMessages('unofficial', {
          time: `${shortDate(day, '')}, ${zoneClock(zone, asOf)} ${zoneName(zone, day)}`,
        });
  const courtName = court?.displayName ?? '';
  const aboutWords = about.filter(Boolean).join(' · ');
  useMargins(pageRule({ court: courtName, about: aboutWords, note, isWide }));
  return (
    <p className={css.head} data-print-head>
      <span>{[courtName, aboutWords].filter(Boolean).join(' · ')}</span>
      <br />
      <span>{[note, court?.officialSite].filter(Boolean).join(' ')}</span>
    </p>
  );
}
