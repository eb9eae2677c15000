import { courtAtom, safeMeetingUrl } from '@court/contract';
import {
  type AttendWay,
  type CalendarKind,
  dialLinks,
  type HearingAnswer,
  type ShownEntry,
} from '@court/domain';
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

/** Codes, address and numbers: those of a call first if it is by phone. `isLive`: shows them as links. */
function DialData({ entry: { appear }, isLive }: Pick<Props, 'entry'> & { isLive: boolean }) {
  const court = useAtomValue(courtAtom);
  if (!appear) return null;
  const { mode, phone, meetingId, passcode, accessCode } = appear;
  const isCall = mode === 'phone';
  const number = {
    key: recordMessages(isCall ? 'dial' : 'orDial'),
    value: phone && <PhoneLines phone={phone} links={isLive ? dialLinks(appear) : []} />,
  };
  const url = isLive && appear.url ? safeMeetingUrl(appear.url, court?.meetingHosts ?? []) : null;
  const code = (text: string | null | undefined, name: string) =>
    text && (isLive ? <CopiedCode code={text} name={name} /> : text);
  return (
    <RecordFacts
      facts={[
        ...(isCall ? [number] : []),
        { key: recordMessages('meetingId'), value: code(meetingId, recordMessages('meetingId')) },
        { key: recordMessages('passcode'), value: code(passcode, recordMessages('passcode')) },
        {
          key: recordMessages('address'),
          value: appear.url && <OuterLink href={url}>{appear.url}</OuterLink>,
        },
        ...(isCall ? [] : [number]),
        { key: recordMessages('accessCode'), value: accessCode },
        { key: recordMessages('registerBy'), value: appear.registerBy },
      ]}
    />
  );
}

type RemoteWay = 'video' | 'phone' | 'nobody';

const REMOTE: Readonly<Partial<Record<AttendWay, RemoteWay>>> = {
  video: 'video',
  phone: 'phone',
  nobody: 'nobody',
};

/** The folded address of a hearing without in-person attendance. Always says that nobody attends in person. */
function FoldedAddress({ kind, entry, way }: Pick<Props, 'kind' | 'entry'> & { way: RemoteWay }) {
  const { place, street, address } = useRecordNames(entry);
  return (
    <RecordFold title={recordMessages(`${kind}.notAt`, { way })}>
      <p className={css.strong}>{recordMessages(`${kind}.remote.${way}`)}</p>
      <p>{[place, street ?? address].filter(Boolean).join(', ')}</p>
    </RecordFold>
  );
}

/**
 * How to take part, without the method, which the head shows. Empty if the hearing is off or over, or if there is
 * nothing to add.
 */
export function RecordAppear({ kind, entry, answer }: Props) {
  const { appear } = entry;
  const { place, address, room } = useRecordNames(entry);
  if (isOff(answer) || isOver(answer)) return null;
  const isMeeting = kind === 'meetings';
  const { mode, phone, meetingId, passcode, accessCode, url, registerBy } = appear ?? {};
  const hasData = Boolean(phone || meetingId || passcode || accessCode || url || registerBy);
  const remote = REMOTE[answer.attendance?.way ?? 'unknown'];
  const isFolded = remote !== undefined && Boolean(place || address);
  if (mode && !hasData && !isMeeting && !isFolded) return null;
  const unknown = place || address || room ? 'placeOnly' : 'notGiven';
  return (
    <RecordSection title={recordMessages('appear')}>
      {!mode && <p className={css.strong}>{recordMessages(`${kind}.${unknown}`)}</p>}
      {(remote === 'video' || remote === 'phone') && (
        <p className={css.strong}>
          {recordMessages(remote === 'video' && phone ? 'stay.videoOrPhone' : `stay.${remote}`)}
        </p>
      )}
      <DialData entry={entry} isLive={answer.attendance?.canJoin ?? false} />
      {isFolded && <FoldedAddress kind={kind} entry={entry} way={remote} />}
      {isMeeting && <AskTrustee entry={entry} />}
    </RecordSection>
  );
}
