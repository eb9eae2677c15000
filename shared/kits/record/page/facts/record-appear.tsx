import { courtAtom, dialLink, safeMeetingUrl } from '@court/contract';
import { type CalendarKind, formerly, type ShownEntry } from '@court/records';
import { buttonClass, OldAndNew, wordFor } from '@court/ui';
import { useAtomValue } from 'jotai';
import { meetingWords } from '../../locales/meeting-words';
import { recordWords } from '../../locales/record-words';
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
    <RecordSection title={recordWords('appear')}>
      <p className={css.strong}>
        <OldAndNew old={old ? howOf(old) : null}>
          {mode ? howOf(mode) : recordWords(`${kind}.notGiven`)}
        </OldAndNew>
      </p>
      {url && (
        <a className={buttonClass('primary', css.join)} href={url} rel="noreferrer noopener">
          {recordWords('join')}
        </a>
      )}
      {kind === 'meetings' && dial && (
        <a className={buttonClass('primary', css.join)} href={dial}>
          {meetingWords('dialIn')}
        </a>
      )}
      <RecordFacts
        facts={[
          [recordWords('address'), appear?.url],
          [recordWords('dial'), appear?.phone && <OuterLink href={dial}>{appear.phone}</OuterLink>],
          [
            recordWords('meetingId'),
            appear?.meetingId && <CopiedCode code={appear.meetingId} name={recordWords('meetingId')} />,
          ],
          [
            recordWords('passcode'),
            appear?.passcode && <CopiedCode code={appear.passcode} name={recordWords('passcode')} />,
          ],
          [recordWords('accessCode'), appear?.accessCode],
          [recordWords('registerBy'), appear?.registerBy],
          [recordWords('note'), appear?.note],
        ]}
      />
      {appear?.standing && <p>{recordWords('standing')}</p>}
      {kind === 'meetings' && <AskTrustee entry={entry} />}
    </RecordSection>
  );
}
