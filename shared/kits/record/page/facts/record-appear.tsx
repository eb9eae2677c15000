import { courtAtom, dialLink, safeMeetingUrl } from '@court/contract';
import { type CalendarKind, formerly, type ShownEntry } from '@court/records';
import { buttonClass, OldAndNew, wordFor } from '@court/ui';
import { useAtomValue } from 'jotai';
import { meetingMessages } from '../../messages/meeting-messages';
import { recordMessages } from '../../messages/record-messages';
import { CopiedCode } from '../copied-code';
import { AskTrustee } from '../meeting/ask-trustee';
import { OuterLink } from '../outer-link';
import * as css from '../record.module.css';
import { RecordSection } from '../record-section';
import { RecordFacts } from './record-facts';

type Props = { kind: CalendarKind; entry: ShownEntry };

const howOf = (mode: string) => wordFor('how', mode) ?? mode;

/** How to take part. An address is a link only on a host that the court's configuration names. */
export function RecordAppear({ kind, entry }: Props) {
  const { appear, changes } = entry;
  const court = useAtomValue(courtAtom);
  const mode = appear?.mode;
  const url = appear?.url ? safeMeetingUrl(appear.url, court?.meetingHosts ?? []) : null;
  const dial = appear ? dialLink(appear) : null;
  const { how: old } = formerly(changes);
  return (
    <RecordSection title={recordMessages('appear')}>
      <p className={css.strong}>
        <OldAndNew old={old ? howOf(old) : null}>
          {mode ? howOf(mode) : recordMessages(`${kind}.notGiven`)}
        </OldAndNew>
      </p>
      {url && (
        <a className={buttonClass('primary', css.join)} href={url} rel="noreferrer noopener">
          {recordMessages('join')}
        </a>
      )}
      {kind === 'meetings' && dial && (
        <a className={buttonClass('primary', css.join)} href={dial}>
          {meetingMessages('dialIn')}
        </a>
      )}
      <RecordFacts
        facts={[
          [recordMessages('address'), appear?.url],
          [recordMessages('dial'), appear?.phone && <OuterLink href={dial}>{appear.phone}</OuterLink>],
          [
            recordMessages('meetingId'),
            appear?.meetingId && <CopiedCode code={appear.meetingId} name={recordMessages('meetingId')} />,
          ],
          [
            recordMessages('passcode'),
            appear?.passcode && <CopiedCode code={appear.passcode} name={recordMessages('passcode')} />,
          ],
          [recordMessages('accessCode'), appear?.accessCode],
          [recordMessages('registerBy'), appear?.registerBy],
          [recordMessages('note'), appear?.note],
        ]}
      />
      {appear?.standing && <p>{recordMessages('standing')}</p>}
      {kind === 'meetings' && <AskTrustee entry={entry} />}
    </RecordSection>
  );
}
