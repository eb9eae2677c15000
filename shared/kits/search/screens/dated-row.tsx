import {
  hearingLink,
  judgesAtom,
  meetingLink,
  offeredAtom,
  officesAtom,
  readerSettingsAtom,
  trusteesAtom,
} from '@court/contract';
import { type DocketRow, hasPlace, isOffState, shortJudgeName, stateOf } from '@court/records';
import {
  caseNote,
  caseNumberAtom,
  clockWord,
  HearingStatus,
  howWord,
  OldAndNew,
  perRecord,
  placeWords,
  RecordRow,
  StarButton,
  shortDate,
  venueClockAtom,
} from '@court/ui';
import { useAtomValue } from 'jotai';
import type { ComponentProps, ReactNode } from 'react';
import { detailMessages } from '../messages/detail-messages';
import type { Dated } from '../search/dated-rows';

type Props = {
  dated: Dated;
  /** on the page of a case its number and title go without saying */
  ofCase: boolean;
  /** under a heading that says time, judge and city, and how one appears where that is the same for all */
  under?: { how: string | null };
  /** how it was when the reader looked last, where its status has changed since */
  first?: DocketRow | null;
  /** it has changed since the reader looked last */
  isChanged?: boolean;
  /** where it leads; without one, to the record's own page */
  to?: string;
  /** stands where the star does */
  slot?: ReactNode;
  /** stands below */
  children?: ReactNode;
  /** of the row's element, where a list places or watches it */
  at?: ComponentProps<'li'>;
};

/** Before whom: the judge, of a 341 meeting the trustee. Null where the court does not say. */
function usePresider({ kind, row }: Dated): string | null {
  const { byId: judges } = useAtomValue(judgesAtom);
  const { byId: trustees } = useAtomValue(trusteesAtom);
  const isMeeting = kind === 'meetings';
  const name = isMeeting ? trustees[row.trusteeId ?? '']?.name : shortJudgeName(row.judgeId, judges);
  return name ? detailMessages(isMeeting ? 'trustee' : 'judge', { name }) : null;
}

/** 'Courtroom 1, San Antonio': a printed place mostly says in which city it is. */
function roomText(place: string | null, office: string | null): string | null {
  if (!place || !office || place.includes(office)) return placeWords(place, office) ?? office;
  return `${place}, ${office}`;
}

type Part = { key: string; old?: string | null; now: string | null };

/** What no heading says: own time, how one appears, before whom and where, old values struck beside the new. */
function useDiffering({ dated, under }: Props): Part[] {
  const { row } = dated;
  const { was, eventTime } = row;
  const { byId: offices } = useAtomValue(officesAtom);
  const presider = usePresider(dated);
  const { byId: judges } = useAtomValue(judgesAtom);
  const wasJudge = was?.judge ? shortJudgeName(was.judge, judges) : null;
  const showsOwn = useAtomValue(readerSettingsAtom).showIPCEventTime === 'Y';
  const office = offices[row.officeId ?? '']?.name ?? null;
  // nobody is sent to where a meeting by phone or video is not held
  const place = hasPlace(row.how) ? roomText(row.place, office) : office;
  const own = showsOwn && eventTime && eventTime !== row.time ? eventTime : null;
  const parts: Part[] = [
    { key: 'own', now: own && detailMessages('calledAt', { time: clockWord(own) }) },
    {
      key: 'date',
      old: was?.date ? shortDate(was.date, row.date) : null,
      now: was?.date ? shortDate(row.date, row.date) : null,
    },
    {
      key: 'how',
      old: howWord(was?.how),
      now: under?.how === row.how && !was?.how ? null : howWord(row.how),
    },
    { key: 'who', old: wasJudge, now: under && !wasJudge ? null : presider },
    {
      key: 'place',
      old: was?.place ? placeWords(was.place, office) : null,
      now: under && !was?.place && !hasPlace(row.how) ? null : place,
    },
  ];
  // a hearing that is off shows only its date, because nobody attends it
  const isOff = isOffState(stateOf(row));
  return parts.filter(({ key, old, now }) => (old || now) && (!isOff || key === 'date'));
}

/** What it is called by: on its case's page its matter, elsewhere the case's title. */
function useNames({ dated: { kind, row, ofProceeding, person }, ofCase: isCasePage }: Props) {
  const ofCase = isCasePage && !ofProceeding;
  const meeting = kind === 'meetings' ? detailMessages('meeting') : null;
  const number = useAtomValue(caseNumberAtom)(row) || detailMessages('noNumber');
  const client = person?.represents?.trim();
  // what the notice of all meetings is called says nothing
  const matter = meeting ?? row.matter;
  return {
    name: ofCase ? (meeting ?? row.matter ?? number) : row.title || number,
    matter: ofCase ? meeting && row.matter : matter,
    number: ofCase ? '' : number,
    // not where the row is called by the same name
    note: client && client !== row.title ? detailMessages('forWhom', { name: client }) : null,
  };
}

function Row(props: Props) {
  const { dated, slot, children, at, to, under, isChanged = false, first = null } = props;
  const { kind, row } = dated;
  const clock = useAtomValue(venueClockAtom);
  const link = to ?? (kind === 'hearings' ? hearingLink(row.id) : meetingLink(row.id));
  const isOffered = useAtomValue(offeredAtom)(link);
  const differs = useDiffering(props);
  const { name, matter, number, note } = useNames(props);
  const was = row.was?.time;
  const time = clock.time(row) || detailMessages('noTime');
  const mark = kind === 'hearings' ? { 'data-hearing-id': row.id } : { 'data-meeting-id': row.id };
  return (
    <RecordRow
      href={isOffered ? BASE + link : null}
      time={under ? undefined : <OldAndNew old={was ? clockWord(was) : null}>{time}</OldAndNew>}
      caseNumber={number}
      caseNote={number && caseNote(row)}
      name={name}
      differs={
        differs.length > 0 &&
        differs.map(({ key, old = null, now }, index) => (
          <span key={key}>
            {index > 0 && <span>{' · '}</span>}
            <OldAndNew old={old}>{now}</OldAndNew>
          </span>
        ))
      }
      matter={matter}
      note={note}
      state={<HearingStatus row={row} changed={isChanged} first={first} />}
      star={
        slot ?? (
          <StarButton kind={kind} id={row.id} row={row} label={`${row.caseNumber} ${row.title}`.trim()} />
        )
      }
      isOff={isOffState(stateOf(row))}
      isChanged={isChanged}
      at={{ ...at, ...mark }}
    >
      {children}
    </RecordRow>
  );
}

/** A hearing or 341 meeting in a list by date: the row of the docket, led by its time. */
export const DatedRow = perRecord(Row, ({ dated: { row }, at }: Props) => ({
  record: row,
  id: row.id,
  label: row.caseNumber,
  at,
}));
