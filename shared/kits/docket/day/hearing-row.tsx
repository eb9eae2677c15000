import type { DocketRow } from '@court/records';
import { isOn } from '@court/records';
import {
  caseNote,
  clockWord,
  HearingStatus,
  howWord,
  OldAndNew,
  perRecord,
  placeWords,
  RecordRow,
  StarButton,
  shortDate,
  type VirtualItemProps,
} from '@court/ui';
import { memo, type ReactNode } from 'react';
import { useDocketConfig } from '../docket-config';
import { rowMessages } from '../messages/row-messages';
import type { BlockFacts, VenueZone } from './docket-blocks';

/** What the heading above a row has said: nothing where there is none. */
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

type Props = RowParts & {
  row: DocketRow;
  said?: Said;
  changed: boolean;
  /** how it was when the page first read it, where it has changed since */
  first?: DocketRow | null;
  today: string;
  isCurrent?: boolean;
  /** given where not all rows are in the document */
  place?: VirtualItemProps | null;
};

const NOTHING_SAID: Said = {};

/** `old` where it is known and other than what is there now. */
const unlike = (now: string | null, ...olds: (string | null | undefined)[]) =>
  olds.find((old) => old && old !== now) ?? null;

/** What no heading says of a row, old values struck through beside the new: own time, time, judge, room, method. */
function differing(props: Props): { key: string; words: ReactNode }[] {
  const { row, said = NOTHING_SAID, first, judge, wasJudge, office, zone, showEventTime } = props;
  const { time, eventTime, was } = row;
  const parts: { key: string; old: string | null; now: string | null; isSaid: boolean }[] = [];
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
  if (showEventTime && eventTime && eventTime !== time)
    add('own', null, rowMessages('row.eventTime', { time: clockWord(eventTime) }), false);
  add('judge', wasJudge, judge, said.presiderId === row.judgeId || said.presiderId === row.trusteeId);
  const oldPlace = unlike(row.place, first?.place, was?.place);
  const near = said.officeId === row.officeId ? office : null;
  add(
    'place',
    placeWords(oldPlace, office),
    placeWords(row.place, office, near) ?? office,
    said.place === row.place,
  );
  add('how', howWord(unlike(row.how, first?.how, was?.how)), howWord(row.how), said.how === row.how);
  return parts
    .filter(({ old, now, isSaid }) => (old || !isSaid) && (old || now))
    .map(({ key, old, now }) => ({ key, words: <OldAndNew old={old}>{now}</OldAndNew> }));
}

/** 'Atty. Quesada'; '' where the court names none. */
const attorneyOf = ({ attorney }: Pick<RowParts, 'attorney'>) =>
  attorney ? rowMessages('row.attorney', { name: attorney }) : '';

/** 'Mov. Sabinal Fork FCU (Quesada) · ECF 98'; what is not known is left out. */
function noteOf(props: Props): string {
  const { attorney } = props;
  const { movant, docketNumber } = props.row;
  const name = attorney ?? '';
  const moved = movant ? rowMessages(name ? 'row.movantBy' : 'row.movant', { movant, name }) : null;
  const by = moved ?? attorneyOf(props);
  return [by, docketNumber && rowMessages('row.docket', { number: docketNumber })]
    .filter(Boolean)
    .join(' · ');
}

/** The matter without the words that the quiet line below says better. */
function matterOf({ matter, movant }: DocketRow): string | null {
  const tail = ` filed by ${movant}`;
  return matter && movant && matter.endsWith(tail) ? matter.slice(0, -tail.length) : matter;
}

function Row(props: Props) {
  const { row, number, judge, office, zone, roomy, changed, first = null, isCurrent, place } = props;
  const { kind, recordLink, mark } = useDocketConfig();
  const differs = differing(props);
  // of 341 meetings all have the same matter, which the page is called by: who attends with the debtor says more
  const isMeeting = kind === 'meetings';
  const spoken = [judge, placeWords(row.place, office) ?? office, howWord(row.how)]
    .filter(Boolean)
    .join(', ');
  return (
    <RecordRow
      href={BASE + recordLink(row.id)}
      caseNumber={number || rowMessages('row.noNumber')}
      caseNote={caseNote(row)}
      name={row.title || row.caseNumber || rowMessages('row.noNumber')}
      differs={
        differs.length > 0 &&
        differs.map(({ key, words: each }, at) => (
          <span key={key}>
            {at > 0 && ' · '}
            {each}
          </span>
        ))
      }
      matter={isMeeting ? attorneyOf(props) : matterOf(row)}
      note={isMeeting ? '' : noteOf(props)}
      state={<HearingStatus row={row} zone={zone} changed={changed} first={first} />}
      star={<StarButton kind={kind} id={row.id} row={row} label={`${row.caseNumber} ${row.title}`} />}
      hidden={spoken && `, ${spoken}`}
      isOff={!isOn(row)}
      isChanged={changed}
      isCurrent={isCurrent ?? false}
      isRoomy={roomy}
      at={{ [mark]: row.id, ...place }}
    />
  );
}

/** One hearing or 341 meeting on the board; all of it leads to its page. Its links are followed by who renders the board. */
export const HearingRow = memo(
  perRecord(Row, ({ row, place }: Props) => ({ record: row, id: row.id, label: row.caseNumber, at: place })),
);
