import type { ReaderSettings } from '@court/contract';
import {
  type CalendarKind,
  type DocketRow,
  hasPlace,
  isOn,
  type Judge,
  judgeName,
  type Office,
  tallyRows,
} from '@court/records';
import { attorneyWord, caseNote, clockWord, howWord, longDate, placeWords, shortDate } from '@court/ui';
import type { DocketConfig } from '../docket-config';
import { rowMessages } from '../messages/row-messages';
import { type BlockFacts, isOffRow, tallyText, type VenueZone } from './docket-blocks';

/** What a day is called: 'Mon, Nov 23, 2026', of which a small screen leaves the year out; and the window. */
export function dayTitle(date: string, messages: DocketConfig['messages']) {
  return {
    title: { text: shortDate(date, date), year: date.slice(0, 4) },
    name: messages('day.title', { date: shortDate(date, '') }),
  };
}

const distinct = (ids: (string | null)[]) => new Set(ids.filter((id) => id !== null)).size;

type Counted = Pick<DocketConfig, 'messages' | 'presiderField'>;

/**
 * Text of a day's heading. `count`: '84 hearings · 3 off', with the hearings that have left the day. `more`: ' · 3
 * judges · 2 offices'. `day`: the date, for screen readers.
 */
export function dayCounts(date: string, rows: readonly DocketRow[], { messages, presiderField }: Counted) {
  const held = rows.filter(isOn);
  const judges = distinct(held.map((row) => row[presiderField]));
  const offices = distinct(held.map((row) => row.officeId));
  const more: string[] = [];
  if (judges > 0) more.push(messages('count.judges', { count: judges }));
  if (offices > 0) more.push(messages('count.offices', { count: offices }));
  return {
    day: `${longDate(date)}: `,
    count: tallyText(tallyRows(rows), messages),
    more: more.map((each) => ` · ${each}`).join(''),
  };
}

/** Facts in the heading above a row; empty if there is no heading. */
export type Said = Partial<BlockFacts> & { time?: string; presiderId?: string | null };

/** What a row shows that does not stand in it. */
export type RowParts = {
  judge: string | null;
  /** name as it was; null when the judge has not changed */
  wasJudge: string | null;
  office: string | null;
  zone: VenueZone | null;
  /** the case's number as the reader wants it */
  number: string;
  /** last name of the movant's attorney, or of the debtor's, as the reader wants attorneys written */
  attorney: string | null;
  showEventTime: boolean;
  /** leaves room to write below it */
  roomy: boolean;
};

/** What names and settings give to the rows of a docket; `people`: judges or trustees, null while they are read. */
type Known = {
  presiderField: DocketConfig['presiderField'];
  people: Readonly<Record<string, Judge>> | null;
  offices: Readonly<Record<string, Pick<Office, 'name'>>>;
  settings: Pick<ReaderSettings, 'showIPCEventTime' | 'showExtraWhiteSpace' | 'showAttyNameUppercase'>;
};

/** What a row shows besides what stands in it, with the case's number as the court prints it. */
export function rowParts(row: DocketRow, zone: VenueZone | null, known: Known): RowParts {
  const { presiderField, people, offices, settings } = known;
  const nameOf = (id: string | null | undefined) => people && judgeName(id ?? null, people);
  return {
    judge: nameOf(row[presiderField]),
    wasJudge: presiderField === 'judgeId' ? nameOf(row.was?.judge) : null,
    office: offices[row.officeId ?? '']?.name ?? null,
    zone,
    number: row.caseNumber,
    attorney: row.attorney && attorneyWord(row.attorney, settings),
    showEventTime: settings.showIPCEventTime === 'Y',
    roomy: settings.showExtraWhiteSpace !== '0',
  };
}

/** A row, and what its words are made of. */
export type WordedRow = RowParts & {
  row: DocketRow;
  said?: Said;
  /** how it was when the page first read it, where it has changed since */
  first?: DocketRow | null;
};

/** What no heading says of a row: what it is now beside what it was, where it was something else. */
type Differing = { key: string; old: string | null; now: string | null };

/** The words of a row, whoever draws it. */
export type RowText = {
  number: string;
  /** chapter and kind of case */
  caseNote: string;
  /** what the row is called by */
  name: string;
  differs: Differing[];
  matter: string | null;
  note: string;
  /** for those who listen */
  spoken: string;
  /** what the star is called by */
  label: string;
  isOff: boolean;
};

const NOTHING_SAID: Said = {};

/** `old` where it is known and other than what is there now. */
const unlike = (now: string | null, ...olds: (string | null | undefined)[]) =>
  olds.find((old) => old && old !== now) ?? null;

/**
 * The row's own time, time, judge, room and method, each with its old value if it changed. Leaves out values that the
 * heading above the row shows already. A row that is off has only its date and time, because there is nothing to
 * attend.
 */
function differing(worded: WordedRow): Differing[] {
  const { row, said = NOTHING_SAID, first, judge, wasJudge, office, zone, showEventTime } = worded;
  const { time, eventTime, was } = row;
  const isOff = isOffRow(row);
  const parts: (Differing & { isSaid: boolean })[] = [];
  const add = (key: string, old: string | null, now: string | null, isSaid: boolean) =>
    parts.push({ key, old, now, isSaid });
  const label = zone && said.time === undefined ? ` ${zone.label}` : '';
  if (was?.date) add('date', shortDate(was.date, row.date), shortDate(row.date, row.date), false);
  const oldTime = unlike(time, first?.time, was?.time);
  add(
    'time',
    oldTime && clockWord(oldTime),
    time ? clockWord(time) + label : rowMessages('row.noTime'),
    said.time === time,
  );
  if (!isOff && showEventTime && eventTime && eventTime !== time)
    add('own', null, rowMessages('row.eventTime', { time: clockWord(eventTime) }), false);
  if (!isOff) {
    add('judge', wasJudge, judge, said.presiderId === row.judgeId || said.presiderId === row.trusteeId);
    const oldPlace = unlike(row.place, first?.place, was?.place);
    const near = said.officeId === row.officeId ? office : null;
    if (hasPlace(row.how))
      add(
        'place',
        placeWords(oldPlace, office),
        placeWords(row.place, office, near) ?? office,
        said.place === row.place,
      );
    add('how', howWord(unlike(row.how, first?.how, was?.how)), howWord(row.how), said.how === row.how);
    if (said.online && row.online && row.online !== said.online)
      add('online', null, rowMessages('row.ownLink'), false);
  }
  return parts
    .filter(({ old, now, isSaid }) => (old || !isSaid) && (old || now))
    .map(({ key, old, now }) => ({ key, old, now }));
}

/** 'Atty. Quesada'; '' where the court names none. */
const attorneyOf = ({ attorney }: Pick<RowParts, 'attorney'>) =>
  attorney ? rowMessages('row.attorney', { name: attorney }) : '';

/** 'Mov. Sabinal Fork FCU (Quesada) · ECF 98'; what is not known is left out. */
function noteOf(worded: WordedRow): string {
  const { attorney } = worded;
  const { movant, docketNumber } = worded.row;
  const name = attorney ?? '';
  const moved = movant ? rowMessages(name ? 'row.movantBy' : 'row.movant', { movant, name }) : null;
  const by = moved ?? attorneyOf(worded);
  return [by, docketNumber && rowMessages('row.docket', { number: docketNumber })]
    .filter(Boolean)
    .join(' · ');
}

/** The matter without the words that the quiet line below says better. */
function matterOf({ matter, movant }: DocketRow): string | null {
  const tail = ` filed by ${movant}`;
  return matter && movant && matter.endsWith(tail) ? matter.slice(0, -tail.length) : matter;
}

/** The words of a hearing or 341 meeting as a row of the docket has them. */
export function rowText(worded: WordedRow, kind: CalendarKind): RowText {
  const { row, number, judge, office } = worded;
  // of 341 meetings all have the same matter, which the page is called by: who attends with the debtor says more
  const isMeeting = kind === 'meetings';
  const isOff = isOffRow(row);
  const place = hasPlace(row.how) ? (placeWords(row.place, office) ?? office) : null;
  const spoken = isOff ? '' : [judge, place, howWord(row.how)].filter(Boolean).join(', ');
  return {
    number: number || rowMessages('row.noNumber'),
    caseNote: caseNote(row),
    name: row.title || row.caseNumber || rowMessages('row.noNumber'),
    differs: differing(worded),
    matter: isMeeting ? attorneyOf(worded) : matterOf(row),
    note: isMeeting ? '' : noteOf(worded),
    spoken: spoken && `, ${spoken}`,
    label: `${row.caseNumber} ${row.title}`,
    isOff,
  };
}
