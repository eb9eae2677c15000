import { courtAtom, freshnessAtom } from '@court/contract';
import { dayIn, zoneName } from '@court/records';
import { shortDate, zoneClock } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { usePresiderWords } from '../day/use-row-parts';
import { useDocketConfig } from '../docket-config';
import { useViewMessages } from '../messages/view-messages';
import * as css from './print-note.module.css';
import type { CalendarAddress } from './use-calendar-address';

/** A text as a CSS string. */
const quoted = (text: string) =>
  `"${text.replace(/["\\\n\r]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** Texts in the margins of every printed page, in browsers that support it (Chromium from 131); `page` is CSS content. */
type Margins = { court: string; docket: string; note: string; page: string; isWide: boolean };

const pageRule = ({ court, docket, note, page, isWide }: Margins) => `@page {
  ${isWide ? 'size: landscape;' : ''}
  margin: 16mm 14mm;
  font: 9pt Arial, sans-serif;
  @top-left { content: ${quoted(court)}; font-weight: 600; }
  @top-right { content: ${quoted(docket)}; }
  @bottom-left { content: ${quoted(note)}; }
  @bottom-right { content: ${page}; }
}`;

/** Sets the margins of printed pages. They need a style sheet made at run time, because they name the day. */
function useMargins(rule: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [...(document.adoptedStyleSheets ?? []), sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [rule]);
}

type Props = {
  /** the day, week or month in words */
  title: string;
  address: CalendarAddress;
  /** epoch ms at which the docket was read, if the last check of the court's records is not known */
  asOf: number;
};

/** The head of a printed docket and the margins of its pages: court, judge, day, time of the data, page x of y. */
export function PrintNote({ title, address: { filters, view }, asOf: readAt }: Props) {
  const viewMessages = useViewMessages();
  const { presiderField } = useDocketConfig();
  const court = useAtomValue(courtAtom);
  // of when the court's records are, as the screen says it
  const asOf = useAtomValue(freshnessAtom).updated?.checkedAt ?? readAt;
  const presiderOf = usePresiderWords();
  const [id = null, ...others] = (presiderField === 'judgeId' ? filters.judge : filters.trustee) ?? [];
  const presider = others.length === 0 ? presiderOf(id) : null;
  const zone = court?.timeZones[0] ?? 'UTC';
  const day = dayIn(zone, asOf);
  const time = `${shortDate(day, '')}, ${zoneClock(zone, asOf)} ${zoneName(zone, day)}`;
  const note = viewMessages('paper.unofficial', { time });
  const courtName = court?.displayName ?? '';
  const [before = '', between = '', after = ''] = viewMessages('paper.page', { page: '|', count: '|' }).split(
    '|',
  );
  useMargins(
    pageRule({
      court: courtName,
      // week and month have days side by side
      isWide: view !== 'day',
      docket: [title, presider].filter(Boolean).join(' · '),
      note,
      page: `${quoted(before)} counter(page) ${quoted(between)} counter(pages) ${quoted(after)}`,
    }),
  );
  return (
    <p className={css.note}>
      {[courtName, presider].filter(Boolean).join(' · ')}
      <br />
      {note} {court?.officialSite}
    </p>
  );
}
