import type { FirstPaintPage, FirstScreen } from '@court/contract';
import {
  answerOf,
  type CalendarKind,
  calendarEntryOf,
  dataPath,
  entriesPath,
  entryKey,
  factsOfEntry,
  namedPeople,
  objectOf,
  type ShownEntry,
} from '@court/records';
import { element, icon, notice, pageHeading } from '@court/ui/first-paint';
import { headMessages } from '../messages/head-messages';
import * as css from '../page/record.module.css';
import { isLongTitle, recordBack, recordTitle } from '../page/record-words';
import { BANNER, type DrawnRecord, firstAbout, firstBanner, firstHead } from './first-head';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

function title(text: string, describedBy?: string | false): Node {
  const long = isLongTitle(text) && 'true';
  return element('div', { css: css.title, 'data-long': long }, pageHeading(text, describedBy));
}

/** The record, or what is said in its place; `json` is undefined until it has been read. */
function content(
  page: FirstPaintPage,
  kind: CalendarKind,
  id: string,
  [json, named]: readonly unknown[],
): Node[] {
  if (json === undefined)
    return [element('div', { css: css.waiting }, title(headMessages(`${kind}.loading`)))];
  const at = objectOf(json);
  if (!at)
    return [title(headMessages(`${kind}.unknown`)), notice(headMessages(`${kind}.unknownWhy`, { id }))];
  if (at.withdrawn === true)
    return [title(headMessages('withdrawn')), notice(headMessages(`${kind}.withdrawnWhy`))];
  const entry: ShownEntry = calendarEntryOf(id, at);
  const { offices, timeZones } = page.court;
  // the dates of its case are read by the app
  const dates = entry.caseKey ? undefined : [];
  const answer = answerOf(factsOfEntry(kind, entry), dates, { offices, timeZones, now: page.now });
  const drawn: DrawnRecord = { page, kind, entry, answer, judges: namedPeople(named) };
  const words = recordTitle(kind, entry, answer);
  return [
    element(
      'article',
      { css: css.article, 'data-hearing-record': id },
      title(words.title, words.isMarked && BANNER),
      words.isMarked && firstBanner(drawn),
      ...firstAbout(drawn),
      ...firstHead(drawn),
    ),
  ];
}

/** The id in an address `<start><id>`; null for an address that names none. */
function idAt(path: string, start: string): string | null {
  const part = path.startsWith(start) ? path.slice(start.length).replace(/\/+$/, '') : '';
  try {
    return part && !part.includes('/') ? decodeURIComponent(part) : null;
  } catch {
    return null;
  }
}

/**
 * The first screen of a record's page at `<start><id>`, as RecordPage draws it; null for an address that names no record, or none
 * that there can be.
 */
export function firstRecord(page: FirstPaintPage, kind: CalendarKind, start: string): FirstScreen | null {
  const id = idAt(page.path, start);
  if (id === null) return null;
  let key: string;
  try {
    key = entryKey(id);
  } catch {
    return null;
  }
  const isMeeting = kind === 'meetings';
  return {
    title: '',
    // the whole number of a case is made of what only the app reads
    reads:
      page.settings.extCaseNum === 'Y'
        ? []
        : [`${entriesPath(kind)}/${key}`, ...(isMeeting ? [] : [dataPath('judges')])],
    draw(read) {
      const { date } = objectOf(read[0]) ?? {};
      const back = recordBack(kind, typeof date === 'string' ? date : undefined, page.today);
      return [
        element(
          'div',
          { css: css.page },
          element(
            'div',
            { css: css.record },
            element('a', { css: css.back, href: BASE + back.to }, icon('previous', '1rem'), back.text),
            ...content(page, kind, id, read),
          ),
        ),
      ];
    },
  };
}
