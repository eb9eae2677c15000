import {
  hearingLink,
  judgesAtom,
  Link,
  meetingLink,
  offeredAtom,
  officesAtom,
  readerSettingsAtom,
  trusteesAtom,
} from '@court/contract';
import { isOn, judgeName } from '@court/records';
import {
  Badge,
  caseNumberAtom,
  clockTime,
  OldAndNew,
  perRecord,
  StarButton,
  StatusWord,
  sharedMessages,
  shortDate,
  venueClockAtom,
  wordFor,
} from '@court/ui';
import { useAtomValue } from 'jotai';
import type { ComponentProps, ReactNode } from 'react';
import { detailMessages } from '../messages/detail-messages';
import type { Dated } from '../search/dated-rows';
import * as css from './dated-row.module.css';

type Props = {
  dated: Dated;
  /** on the page of a case its number and title go without saying */
  ofCase: boolean;
  /** where it leads; without one, to the record's own page */
  to?: string;
  /** stands where the star does */
  slot?: ReactNode;
  /** stands below */
  children?: ReactNode;
  /** of the row's element, where a list places or watches it */
  at?: ComponentProps<'li'>;
};

function What({ dated: { kind, row, ofProceeding, person }, ofCase: isCasePage, to }: Props) {
  const ofCase = isCasePage && !ofProceeding;
  const link = to ?? (kind === 'hearings' ? hearingLink(row.id) : meetingLink(row.id));
  const isOffered = useAtomValue(offeredAtom)(link);
  const number = useAtomValue(caseNumberAtom)(row) || detailMessages('noNumber');
  const meeting = kind === 'meetings' ? detailMessages('meeting') : null;
  const [name, more] = ofCase
    ? [meeting ?? row.matter ?? number, meeting && row.matter]
    : [number, row.title];
  const type = wordFor('type', row.caseType);
  const chapter = row.chapter && sharedMessages('chapterShort', { chapter: row.chapter });
  const badge = [type, chapter].filter(Boolean).join(' · ');
  const text = (
    <>
      <span className={css.name}>{name}</span>
      {more && <span className={css.more}> {more}</span>}
    </>
  );
  return (
    <div className={css.what}>
      {isOffered ? (
        <Link className={css.rowLink} to={link}>
          {text}
        </Link>
      ) : (
        text
      )}
      {!ofCase && badge && <Badge>{badge}</Badge>}
      {!ofCase && <p>{[meeting, row.matter].filter(Boolean).join(': ')}</p>}
      {person?.represents && <p>{detailMessages('forWhom', { name: person.represents })}</p>}
    </div>
  );
}

/** Before whom, and where or how. */
function Where({ dated: { kind, row } }: Pick<Props, 'dated'>) {
  const { byId: judges } = useAtomValue(judgesAtom);
  const { byId: trustees } = useAtomValue(trusteesAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const trustee = trustees[row.trusteeId ?? '']?.name;
  const who = kind === 'hearings' ? judgeName(row.judgeId, judges) : trustee;
  const office = offices[row.officeId ?? '']?.name;
  // a printed place often says in which city it is
  const place =
    office && row.place?.includes(office) ? row.place : [row.place, office].filter(Boolean).join(', ');
  return (
    <div className={css.where}>
      {who && <p>{who}</p>}
      <p>
        {row.how && <span className={css.how}>{wordFor('how', row.how) ?? row.how}</span>}{' '}
        <OldAndNew old={row.was?.place ?? null}>{place}</OldAndNew>
      </p>
    </div>
  );
}

function Row(props: Props) {
  const { dated, slot, children, at } = props;
  const { kind, row } = dated;
  const clock = useAtomValue(venueClockAtom);
  const showsOwn = useAtomValue(readerSettingsAtom).showIPCEventTime === 'Y';
  const own = showsOwn && row.eventTime !== row.time ? row.eventTime : null;
  const was = row.was?.time;
  const wasTime = was && /^\d\d:\d\d$/.test(was) ? clockTime(was) : (was ?? null);
  const label = [row.caseNumber, row.title].filter(Boolean).join(' ');
  const name = kind === 'hearings' ? { 'data-hearing-id': row.id } : { 'data-meeting-id': row.id };
  return (
    <li className={css.row} {...at} {...name} data-off={!isOn(row) || undefined}>
      <p className={css.time}>
        <OldAndNew old={wasTime}>{clock.time(row) || detailMessages('noTime')}</OldAndNew>
        {own && <span className={css.own}>{detailMessages('ownTime', { time: clockTime(own) })}</span>}
      </p>
      <What {...props} />
      <Where dated={dated} />
      <p className={css.status}>
        <StatusWord status={row.movedTo ? 'moved' : row.status} />
        {row.continuedTo && (
          <span> {detailMessages('continuedTo', { date: shortDate(row.continuedTo, row.date) })}</span>
        )}
      </p>
      <div className={css.slot}>{slot ?? <StarButton kind={kind} id={row.id} row={row} label={label} />}</div>
      {children && <div className={css.below}>{children}</div>}
    </li>
  );
}

/** A hearing or 341 meeting in a list by date. */
export const DatedRow = perRecord(Row, ({ dated: { row }, at }: Props) => ({
  record: row,
  id: row.id,
  label: row.caseNumber,
  at,
}));
