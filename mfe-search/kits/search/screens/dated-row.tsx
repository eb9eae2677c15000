import {
  hearingLink,
  judgesAtom,
  meetingLink,
  offeredAtom,
  officesAtom,
  trusteesAtom,
} from '@court/contract';
import { type DocketRow, isOffState, presiderOf, shortDate, shortJudgeName, stateOf } from '@court/domain';
import {
  answerContextAtom,
  caseNote,
  caseNumberAtom,
  clockWord,
  Dotted,
  hearingStatus,
  howWord,
  Icon,
  OldAndNew,
  OnAsScheduled,
  perRecord,
  placeWords,
  RecordRow,
  rowPlace,
  StarButton,
  TriangleAlert,
  venueClockAtom,
} from '@court/ui';
import { useAtomValue } from 'jotai';
import type { ComponentProps, ReactNode } from 'react';
import { detailMessages } from '../messages/detail-messages';
import { calledAtAtom } from '../search/called-at-atom';
import type { Dated } from '../search/dated-rows';
import { isOnAhead } from '../search/next-date';
import { presiderWords } from '../search/presider-words';
import * as css from './dated-row.module.css';

type Props = {
  dated: Dated;
  /** true on the page of a case: the row then omits the case's number and title */
  ofCase: boolean;
  /** says of a date ahead that it is on as scheduled; default: `ofCase` */
  saysOn?: boolean;
  /** the row as the reader last saw it, if its status has changed since */
  first?: DocketRow | null;
  /** true if it changed since the reader last saw it */
  isChanged?: boolean;
  /** link target; default: the record's own page */
  to?: string;
  /** dates before other judges and trustees at the same time */
  clashes?: readonly Dated[] | undefined;
  /** the page does not list `clashes`, so the row names them */
  namesClash?: boolean;
  /** replaces the star */
  slot?: ReactNode;
  /** shown below the row */
  children?: ReactNode;
  /** attributes of the row's element, for lists that position or observe it */
  at?: ComponentProps<'li'>;
};

type Part = { key: string; old?: string | null; now: string | null };

/**
 * The facts that no heading shows: method, own time, judge and place. Old values are struck through beside the new.
 */
function useDiffering({ dated }: Props): Part[] {
  const { row } = dated;
  const { was } = row;
  const { byId: offices } = useAtomValue(officesAtom);
  const clock = useAtomValue(venueClockAtom);
  const { byId: judges } = useAtomValue(judgesAtom);
  const { byId: trustees } = useAtomValue(trusteesAtom);
  const presider = presiderWords(dated, { judges, trustees });
  const wasJudge = was?.judge ? shortJudgeName(was.judge, judges) : null;
  const office = offices[row.officeId ?? '']?.name ?? null;
  const calledAt = useAtomValue(calledAtAtom);
  const parts: Part[] = [
    {
      key: 'how',
      old: howWord(was?.how),
      now: howWord(row.how),
    },
    { key: 'own', now: calledAt(row) },
    {
      key: 'date',
      old: was?.date ? shortDate(was.date, row.date) : null,
      now: was?.date ? shortDate(row.date, row.date) : null,
    },
    { key: 'who', old: wasJudge, now: presider },
    {
      key: 'place',
      old: was?.place ? placeWords(was.place, office) : null,
      now: rowPlace(row, office),
    },
  ];
  // a hearing that is off shows only its date, and its office for a time of another zone, because nobody attends it
  if (isOffState(stateOf(row))) {
    const offParts = [...parts, { key: 'office', now: clock.mainTime(row) && office }];
    return offParts.filter(({ key, now }) => now && ['date', 'office'].includes(key));
  }
  return parts.filter(({ old, now }) => old || now);
}

/** Title and note of the row. The title is the matter on its case's page, and the case's title elsewhere. */
function useNames({ dated: { kind, row, ofProceeding, person }, ofCase: isCasePage }: Props) {
  const ofCase = isCasePage && !ofProceeding;
  const meeting = kind === 'meetings' ? detailMessages('meeting') : null;
  const number = useAtomValue(caseNumberAtom)(row) || detailMessages('noNumber');
  const client = person?.represents?.trim();
  // all 341 meetings have the same matter, so this shows '341 meeting' instead
  const matter = meeting ?? row.matter;
  return {
    name: ofCase ? (meeting ?? row.matter ?? number) : row.title || number,
    matter: ofCase ? meeting && row.matter : matter,
    number: ofCase ? '' : number,
    // leaves out a name that the title or the matter already says
    note:
      client && client !== row.title && !matter?.includes(client)
        ? detailMessages('forWhom', { name: client })
        : null,
  };
}

/**
 * 'Same time as Garcia', a date on this page. If that is on another page, 'Also at this time: Garcia, Trustee Linh
 * Treviño'. Only the judge or trustee for several dates of one, and the number of judges and trustees if there are
 * several or the court does not name them.
 */
function Clash({ of, others, isNamed }: { of: DocketRow; others: readonly Dated[]; isNamed: boolean }) {
  const { byId: judges } = useAtomValue(judgesAtom);
  const { byId: trustees } = useAtomValue(trusteesAtom);
  const presiders = new Set(others.map((other) => presiderOf(other) || other.key));
  const [first] = others;
  const presider = presiders.size === 1 && first ? presiderWords(first, { judges, trustees }) : null;
  const title = others.length === 1 ? first?.row.title : '';
  const name = presider && [title, presider].filter(Boolean).join(', ');
  const away = name
    ? detailMessages('sameAsOne', { name })
    : detailMessages('sameAs', { count: presiders.size });
  // two dates of one case would name each other by their own title
  const here =
    title && title !== of.title
      ? detailMessages('sameHereAs', { title })
      : detailMessages('sameHere', { count: others.length });
  return (
    <div className={css.sameTime}>
      <Icon of={TriangleAlert} size="1rem" />
      <span>{isNamed ? away : here}</span>
    </div>
  );
}

const words = ({ old = null, now }: Part) => <OldAndNew old={old}>{now}</OldAndNew>;

function Row(props: Props) {
  const { dated, slot, children, at, to, clashes = [], isChanged = false, first = null } = props;
  const context = useAtomValue(answerContextAtom);
  const isOn = (props.saysOn ?? props.ofCase) && isOnAhead(dated, context);
  const { kind, row } = dated;
  const clock = useAtomValue(venueClockAtom);
  const link = to ?? (kind === 'hearings' ? hearingLink(row.id) : meetingLink(row.id));
  const isOffered = useAtomValue(offeredAtom)(link);
  const differs = useDiffering(props);
  const how = differs.find(({ key }) => key === 'how');
  const { name, matter, number, note } = useNames(props);
  const was = row.was?.time;
  const mainTime = clock.mainTime(row);
  const time = clock.time(row) || detailMessages('noTime');
  const own = hearingStatus({ row, changed: isChanged, first });
  const mark = kind === 'hearings' ? { 'data-hearing-id': row.id } : { 'data-meeting-id': row.id };
  return (
    <RecordRow
      href={isOffered ? BASE + link : null}
      time={
        <>
          <OldAndNew old={was ? clockWord(was) : null}>{time}</OldAndNew>
          {mainTime && <span className={css.mainTime}>{` ${mainTime}`}</span>}
          {how && (
            <span className={css.besideTime}>
              <span>{' · '}</span>
              {words(how)}
            </span>
          )}
        </>
      }
      caseNumber={number}
      caseNote={number && caseNote(row)}
      name={name}
      differs={
        differs.length > 0 && (
          <Dotted
            parts={differs.map((part) => ({
              key: part.key,
              part: words(part),
              className: part === how ? css.inLine : undefined,
            }))}
          />
        )
      }
      matter={matter}
      note={note}
      state={
        isOn ? (
          <span className={css.on}>
            <OnAsScheduled />
            {own}
          </span>
        ) : (
          own
        )
      }
      star={
        slot ?? (
          <StarButton kind={kind} id={row.id} row={row} label={`${row.caseNumber} ${row.title}`.trim()} />
        )
      }
      isOff={isOffState(stateOf(row))}
      isChanged={isChanged}
      at={{ ...at, ...mark }}
    >
      {clashes.length > 0 ? (
        <>
          <Clash of={row} others={clashes} isNamed={props.namesClash ?? false} />
          {children}
        </>
      ) : (
        children
      )}
    </RecordRow>
  );
}

/** A hearing or 341 meeting in a list by date: a docket row that begins with its time. */
export const DatedRow = perRecord(Row, ({ dated: { row }, at }: Props) => ({
  record: row,
  id: row.id,
  label: row.caseNumber,
  at,
}));
