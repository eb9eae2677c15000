import { courtAtom, safeMeetingUrl } from '@court/contract';
import {
  type AttendWay,
  type CalendarKind,
  dialLinks,
  type HearingAnswer,
  type ShownEntry,
} from '@court/domain';
import { howOf } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useRecordNames } from '../../data/use-record-names';
import { recordMessages } from '../../messages/record-messages';
import { CopiedCode } from '../../parts/copied-code';
import { OuterLink } from '../../parts/outer-link';
import * as css from '../../parts/record.module.css';
import { RecordFold, RecordSection } from '../../parts/record-heading';
import { isOff, isOver } from '../../words/record-words';
import { AskTrustee } from '../meeting/ask-trustee';
import { PhoneLines } from './phone-lines';
import { RecordFacts } from './record-facts';

type Props = { kind: CalendarKind; entry: ShownEntry; answer: HearingAnswer };

/** Numbers, codes and address, in the order to dial. `isLive`: shows them as links. */
function DialData({ entry: { appear }, isLive }: Pick<Props, 'entry'> & { isLive: boolean }) {
  const court = useAtomValue(courtAtom);
  if (!appear) return null;
  const { phone, meetingId, passcode, accessCode } = appear;
  const url = isLive && appear.url ? safeMeetingUrl(appear.url, court?.meetingHosts ?? []) : null;
  const code = (text: string | null | undefined, name: string) =>
    text && (isLive ? <CopiedCode code={text} name={name} /> : text);
  return (
    <>
      {appear.standing && <p>{recordMessages('standing')}</p>}
      <RecordFacts
        facts={[
          {
            key: recordMessages('dial'),
            value: phone && <PhoneLines phone={phone} links={isLive ? dialLinks(appear) : []} />,
          },
          { key: recordMessages('meetingId'), value: code(meetingId, recordMessages('meetingId')) },
          { key: recordMessages('passcode'), value: code(passcode, recordMessages('passcode')) },
          { key: recordMessages('accessCode'), value: accessCode },
          {
            key: recordMessages('address'),
            value: appear.url && <OuterLink href={url}>{appear.url}</OuterLink>,
          },
          { key: recordMessages('registerBy'), value: appear.registerBy },
          // an upcoming record shows its note beside the time instead
          { key: recordMessages('note'), value: isLive ? undefined : appear.note },
        ]}
      />
    </>
  );
}

const REMOTE: Readonly<Partial<Record<AttendWay, 'video' | 'phone' | 'nobody'>>> = {
  video: 'video',
  phone: 'phone',
  nobody: 'nobody',
};

/** The folded address of a hearing without in-person attendance. Always says that nobody attends in person. */
export function FoldedAddress({ kind, entry, answer }: Props) {
  const { place, address } = useRecordNames(entry);
  const way = REMOTE[answer.attendance?.way ?? 'unknown'];
  if (!way || (!place && !address)) return null;
  return (
    <RecordFold title={recordMessages('addressOnFile')}>
      <p className={css.strong}>{recordMessages(`${kind}.remote.${way}`)}</p>
      <p>{[place, address].filter(Boolean).join(', ')}</p>
    </RecordFold>
  );
}

/** How to take part. Empty if the hearing is off. Folded if it is over. */
export function RecordAppear({ kind, entry, answer }: Props) {
  const { appear } = entry;
  const { place, address, room } = useRecordNames(entry);
  if (isOff(answer)) return null;
  const mode = appear?.mode;
  const isPast = isOver(answer);
  const hasData = Boolean(appear?.url || appear?.phone || appear?.meetingId || appear?.note);
  const folded = hasData && (
    <RecordFold title={recordMessages('appearFolded')}>
      <DialData entry={entry} isLive={false} />
    </RecordFold>
  );
  // after the hearing, shows this section only if the method is known
  if (isPast && !mode && !folded) return null;
  const unknown = place || address || room ? 'placeOnly' : 'notGiven';
  return (
    <RecordSection title={recordMessages('appear')}>
      {(mode || !isPast) && (
        <p className={css.strong}>
          {mode ? howOf({ mode, url: appear?.url }) : recordMessages(`${kind}.${unknown}`)}
        </p>
      )}
      {isPast ? folded : <DialData entry={entry} isLive={answer.attendance?.canJoin ?? false} />}
      {kind === 'meetings' && <FoldedAddress kind={kind} entry={entry} answer={answer} />}
      {kind === 'meetings' && !isPast && <AskTrustee entry={entry} />}
    </RecordSection>
  );
}
