import type { ReaderSettings } from '@court/contract';
import {
  type CalendarKind,
  type DocketRow,
  hasPlace,
  isOn,
  type Judge,
  judgeName,
  longDate,
  type Office,
  shortDate,
  shortPrintedNumber,
  tallyRows,
} from '@court/domain';
import { attorneyWord, caseNote, clockWord, howWord, placeWords } from '@court/ui';
import type { DocketConfig } from '../config/docket-config';
import { rowMessages } from '../messages/row-messages';
import { type BlockFacts, isOffRow, tallyText, type VenueZone } from './docket-blocks';

/** The heading of a day, 'Mon, Nov 23, 2026', and the window title. Small screens leave out the year. */
export function dayTitle(date: string, messages: DocketConfig['messages']) {
  return {
    title: { text: shortDate(date, date), year: date.slice(0, 4) },
    name: messages('day.title', { date: shortDate(date, '') }),
  };
}

const distinct = (ids: (string | null)[]) => new Set(ids.filter((id) => id !== null)).size;

type Counted = Pick<DocketConfig, 'messages' | 'presiderField'>;

/**
 * Text of a day's heading. `count`: '84 hearings + 3 canceled or moved', with the hearings that have left the day.
 * `more`: ' · 3 judges · 2 offices'. `day`: the date, for screen readers.
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

/** Names and settings that a row shows but does not contain. */
export type RowParts = {
  judge: string | null;
  /** earlier name; null if the judge has not changed */
  wasJudge: string | null;
  office: string | null;
  zone: VenueZone | null;
  /** case number in the format that the reader chose */
  number: string;
  /** last name of the movant's or the debtor's attorney, in the format that the reader chose */
  attorney: string | null;
  showEventTime: boolean;
  /** has more spacing, for handwritten notes below the row */
  roomy: boolean;
};

/** Names and settings for the rows of a docket. `people`: judges or trustees; null until they have loaded. */
type Known = {
  presiderField: DocketConfig['presiderField'];
  people: Readonly<Record<string, Judge>> | null;
  offices: Readonly<Record<string, Pick<Office, 'name'>>>;
  settings: Pick<ReaderSettings, 'showIPCEventTime' | 'showExtraWhiteSpace' | 'showAttyNameUppercase'>;
};

/** The names and settings for a row. Has the case number as the court prints it. */
export function rowParts(row: DocketRow, zone: VenueZone | null, known: Known): RowParts {
  const { presiderField, people, offices, settings } = known;
  const nameOf = (id: string | null | undefined) => people && judgeName(id ?? null, people);
  return {
    judge: nameOf(row[presiderField]),
    wasJudge: presiderField === 'judgeId' ? nameOf(row.was?.judge) : null,
    office: offices[row.officeId ?? '']?.name ?? null,
    zone,
    number: shortPrintedNumber(row.caseNumber),
    attorney: row.attorney && attorneyWord(row.attorney, settings),
    showEventTime: settings.showIPCEventTime === 'Y',
    roomy: settings.showExtraWhiteSpace !== '0',
  };
}

/** A row and the inputs for its text. */
export type WordedRow = RowParts & {
  row: DocketRow;
  said?: Said;
  /** the row as the page first read it; set if it has changed since */
  first?: DocketRow | null;
};

/** A fact that no heading shows: its current value, and its old value if it changed. */
type Differing = { key: string; old: string | null; now: string | null };

/** The text of a row, for every component that renders one. */
export type RowText = {
  number: string;
  /** chapter and type of case */
  caseNote: string;
  /** accessible name of the row */
  name: string;
  differs: Differing[];
  matter: string | null;
  note: string;
  /** for screen readers */
  spoken: string;
  /** accessible name of the star */
  label: string;
  isOff: boolean;
};

const NOTHING_SAID: Said = {};

/** The first old value that is known and differs from the current value. */
const unlike = (now: string | null, ...olds: (string | null | undefined)[]) =>
  olds.find((old) => old && old !== now) ?? null;

/**
 * The row's own time, time, judge, room and method, each with its old value if it changed. Leaves out values that the
 * heading above the row shows already. A row that is off has only its date and struck time, because there is
 * nothing to attend.
 */
function differing(worded: WordedRow): Differing[] {
  const { row, said = NOTHING_SAID, first, judge, wasJudge, office, zone, showEventTime } = worded;
  const { time, eventTime, was } = row;
  const isOff = isOffRow(row);
  const parts: (Differing & { isSaid: boolean })[] = [];
  const add = (key: string, old: string | null, now: string | null, isSaid: boolean) =>
    parts.push({ key, old, now, isSaid });
  const ofZone = zone ? ` ${zone.label}` : '';
  const label = said.time === undefined ? ofZone : '';
  if (was?.date) add('date', shortDate(was.date, row.date), shortDate(row.date, row.date), false);
  const clock = time ? clockWord(time) + label : rowMessages('row.noTime');
  const oldTime = unlike(time, first?.time, was?.time);
  if (!isOff) add('time', oldTime && clockWord(oldTime), clock, said.time === time);
  else if (said.time !== time) add('time', clock, null, false);
  if (!isOff && showEventTime && eventTime && eventTime !== time)
    add('own', null, rowMessages('row.eventTime', { time: clockWord(eventTime) + ofZone }), false);
  if (!isOff) {
    add('judge', wasJudge, judge, said.presiderId === row.judgeId || said.presiderId === row.trusteeId);
    const oldPlace = unlike(row.place, first?.place, was?.place);
    const near = said.officeId === row.officeId ? office : null;
    if (hasPlace(row.how))
      add(
        'place',
        placeWords(oldPlace, office),
        placeWords(row.place, office, near) ?? office,
        said.place === row.place && said.officeId === row.officeId,
      );
    const how = row.how === null && said.how ? rowMessages('row.noHow') : howWord(row.how);
    add('how', howWord(unlike(row.how, first?.how, was?.how)), how, said.how === row.how);
    if (said.online && row.online && row.online !== said.online)
      add('online', null, rowMessages('row.ownLink'), false);
  }
  return parts
    .filter(({ old, now, isSaid }) => (old || !isSaid) && (old || now))
    .map(({ key, old, now }) => ({ key, old, now }));
}

/** 'Atty. Quesada'; '' if the court names no attorney. */
const attorneyOf = ({ attorney }: Pick<RowParts, 'attorney'>) =>
  attorney ? rowMessages('row.attorney', { name: attorney }) : '';

/** 'Movant Sabinal Fork FCU (Quesada) · ECF 98'. Leaves out unknown parts. */
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

/** The matter without ' filed by <movant>', because the line below names the movant. */
function matterOf({ matter, movant }: DocketRow): string | null {
  const tail = ` filed by ${movant}`;
  return matter && movant && matter.endsWith(tail) ? matter.slice(0, -tail.length) : matter;
}

/** The text of a hearing or 341 meeting in a docket row. */
export function rowText(worded: WordedRow, kind: CalendarKind): RowText {
  const { row, number, judge, office } = worded;
  // all 341 meetings have the same matter, which is the page's title; so show who attends with the debtor instead
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
