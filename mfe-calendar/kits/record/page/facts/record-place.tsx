import { courtAtom, judgesAtom, Link, locationsLink, offeredAtom, safeMeetingUrl } from '@court/contract';
import { type CalendarKind, formerly, type HearingAnswer, type ShownEntry } from '@court/domain';
import { OldAndNew } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useRecordNames } from '../../data/use-record-names';
import { recordMessages } from '../../messages/record-messages';
import { OuterLink } from '../../parts/outer-link';
import * as css from '../../parts/record.module.css';
import { RecordFold, RecordSection } from '../../parts/record-heading';
import { FoldedAddress } from './record-appear';

type Props = { kind: CalendarKind; entry: ShownEntry; answer: HearingAnswer };

/**
 * The judge, with a link to the judge's procedures if that is on the court's own site. No judge presides over a 341
 * meeting (11 U.S.C. § 341(c)).
 */
function Judge({ entry }: Pick<Props, 'entry'>) {
  const court = useAtomValue(courtAtom);
  const { byId: judges } = useAtomValue(judgesAtom);
  const { judge, oldJudge } = useRecordNames(entry);
  const known = judges[entry.judgeId ?? ''];
  const site = court ? [new URL(court.officialSite).host] : [];
  const procedures = known?.procedures && safeMeetingUrl(known.procedures, site);
  return (
    <>
      <p className={css.strong}>
        <OldAndNew old={oldJudge}>{judge}</OldAndNew>
      </p>
      {known?.deputy && <p className={css.quiet}>{`${recordMessages('deputy')}: ${known.deputy}`}</p>}
      {known?.procedures && (
        <RecordFold title={recordMessages('procedures')}>
          <p>
            <OuterLink href={procedures}>{known.procedures}</OuterLink>
          </p>
        </RecordFold>
      )}
    </>
  );
}

/** The room and office to go to. */
function Place({ entry }: Pick<Props, 'entry'>) {
  const offered = useAtomValue(offeredAtom);
  const { office, oldOffice, address, room } = useRecordNames(entry);
  const { place: old } = formerly(entry.changes);
  const { location } = entry;
  const link = locationsLink(room ?? {});
  return (
    <>
      {(location || old) && (
        <p className={css.strong}>
          <OldAndNew old={old || null}>{location}</OldAndNew>
        </p>
      )}
      {(office || oldOffice || address) && (
        <p>
          <OldAndNew old={oldOffice}>{[office, address].filter(Boolean).join(', ')}</OldAndNew>
        </p>
      )}
      {room && offered(link) && (
        <p>
          <Link to={link}>{recordMessages('onMap')}</Link>
        </p>
      )}
    </>
  );
}

/** Judge or trustee, and place. Empty if the hearing is off. Shows no place if nobody attends in person. */
export function RecordPlace({ kind, entry, answer }: Props) {
  const { judge, oldJudge, place, address, room } = useRecordNames(entry);
  const { attendance } = answer;
  if (!attendance) return null;
  const hasJudge = kind === 'hearings' && Boolean(judge || oldJudge);
  const hasPlace = attendance.place !== null && Boolean(place || address || room);
  const isFolded = attendance.place === null && kind === 'hearings' && Boolean(place || address);
  if (!hasJudge && !hasPlace && !isFolded) return null;
  const title = hasJudge && hasPlace ? 'judgeAndPlace' : hasJudge ? 'judge' : 'place';
  return (
    <RecordSection title={recordMessages(title)}>
      {hasJudge && <Judge entry={entry} />}
      {hasPlace && <Place entry={entry} />}
      {isFolded && <FoldedAddress kind={kind} entry={entry} answer={answer} />}
    </RecordSection>
  );
}
