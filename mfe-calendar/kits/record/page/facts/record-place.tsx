import { courtAtom, judgesAtom, Link, locationsLink, offeredAtom, safeMeetingUrl } from '@court/contract';
import type { CalendarKind, HearingAnswer, ShownEntry } from '@court/domain';
import { useAtomValue } from 'jotai';
import { useRecordNames } from '../../data/use-record-names';
import { recordMessages } from '../../messages/record-messages';
import { OuterLink } from '../../parts/outer-link';
import { RecordFold, RecordSection } from '../../parts/record-heading';

type Props = { kind: CalendarKind; entry: ShownEntry; answer: HearingAnswer };

/**
 * The judge's deputy and procedures. Links to the procedures if they are on the court's own site. The head shows the
 * judge. No judge presides over a 341 meeting (11 U.S.C. § 341(c)).
 */
function Judge({ entry: { judgeId } }: Pick<Props, 'entry'>) {
  const court = useAtomValue(courtAtom);
  const { deputy, procedures } = useAtomValue(judgesAtom).byId[judgeId ?? ''] ?? {};
  const site = court ? [new URL(court.officialSite).host] : [];
  return (
    <>
      {deputy && <p>{`${recordMessages('deputy')}: ${deputy}`}</p>}
      {procedures && (
        <RecordFold title={recordMessages('procedures')}>
          <p>
            <OuterLink href={safeMeetingUrl(procedures, site)}>{procedures}</OuterLink>
          </p>
        </RecordFold>
      )}
    </>
  );
}

/** The office's address, unless the head shows the street, and the link to the office. */
function Place({ entry }: Pick<Props, 'entry'>) {
  const offered = useAtomValue(offeredAtom);
  const { street, address, room } = useRecordNames(entry);
  const link = locationsLink(room ?? {});
  return (
    <>
      {!street && address && <p>{address}</p>}
      {room && offered(link) && (
        <p>
          <Link to={link}>{recordMessages('onMap')}</Link>
        </p>
      )}
    </>
  );
}

/**
 * What the head leaves out about judge and place. Empty if the hearing is off. Shows no place if nobody attends in
 * person.
 */
export function RecordPlace({ kind, entry, answer }: Props) {
  const { street, address, room } = useRecordNames(entry);
  const offered = useAtomValue(offeredAtom);
  const { deputy, procedures } = useAtomValue(judgesAtom).byId[entry.judgeId ?? ''] ?? {};
  const { attendance } = answer;
  if (!attendance) return null;
  const hasJudge = kind === 'hearings' && Boolean(deputy || procedures);
  const hasLink = room !== null && offered(locationsLink(room));
  const hasPlace = attendance.place !== null && (hasLink || Boolean(address && !street));
  if (!hasJudge && !hasPlace) return null;
  const title = hasJudge && hasPlace ? 'judgeAndPlace' : hasJudge ? 'judge' : 'place';
  return (
    <RecordSection title={recordMessages(title)}>
      {hasJudge && <Judge entry={entry} />}
      {hasPlace && <Place entry={entry} />}
    </RecordSection>
  );
}
