import { courtAtom, hearingLink, Link, meetingLink, offeredAtom, safeMeetingUrl } from '@court/contract';
import { type CalendarKind, dialLinks, type ShownEntry } from '@court/records';
import { howOf } from '@court/ui';
import { useAtomValue } from 'jotai';
import { caseDatesAtom } from '../../data/case-dates-atom';
import { useRecordNames } from '../../data/use-record-names';
import type { RecordState } from '../../data/use-record-state';
import { recordMessages } from '../../messages/record-messages';
import { CopiedCode } from '../copied-code';
import { AskTrustee } from '../meeting/ask-trustee';
import { OuterLink } from '../outer-link';
import * as css from '../record.module.css';
import { RecordFold, RecordSection } from '../record-heading';
import { dayWords, zonedClock } from '../record-moment';
import { newClockOf } from '../record-words';
import { PhoneLines } from './phone-lines';
import { RecordFacts } from './record-facts';

type Props = { kind: CalendarKind; entry: ShownEntry; state: RecordState };

/** Numbers, codes and the address, the number to dial first. `isLive`: they lead somewhere. */
function DialData({ entry: { appear }, isLive }: Pick<Props, 'entry'> & { isLive: boolean }) {
  const court = useAtomValue(courtAtom);
  if (!appear) return null;
  const { phone, meetingId, passcode, accessCode } = appear;
  const url = isLive && appear.url ? safeMeetingUrl(appear.url, court?.meetingHosts ?? []) : null;
  const code = (text: string | null | undefined, name: string) =>
    text && (isLive ? <CopiedCode code={text} name={name} /> : text);
  return (
    <>
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
          { key: recordMessages('note'), value: appear.note },
        ]}
      />
      {appear.standing && <p className={css.quiet}>{recordMessages('standing')}</p>}
    </>
  );
}

/** The address of a hearing to which nobody goes, folded, and never without saying so. */
export function FoldedAddress({ kind, entry, state }: Props) {
  const { place, address, isRemote } = useRecordNames(entry);
  if (!place && !address) return null;
  const mode = entry.appear?.mode === 'phone' ? 'phone' : 'video';
  return (
    <RecordFold title={recordMessages('addressOnFile')}>
      <p className={css.strong}>
        {recordMessages(isRemote && state.stage !== 'off' ? `${kind}.remote.${mode}` : `${kind}.offPlace`)}
      </p>
      <p>{[place, address].filter(Boolean).join(', ')}</p>
    </RecordFold>
  );
}

/** Where the new date's own page says how to appear; without one, that it is not published yet, and whom to ask. */
function NewDateHow({ kind, entry, state }: Props) {
  const { date, caseKey = '', continuedToId } = entry;
  const continuedTo = entry.continuedTo ?? '';
  const offered = useAtomValue(offeredAtom);
  const { value: dates, status } = useAtomValue(caseDatesAtom(caseKey));
  const link = continuedToId && (kind === 'meetings' ? meetingLink : hearingLink)(continuedToId);
  if (link && offered(link)) {
    const when = [dayWords(continuedTo, date), newClockOf(entry, state)].filter(Boolean).join(', ');
    return (
      <p>
        <Link to={link}>{recordMessages('newDateHow', { when })}</Link>
      </p>
    );
  }
  if (!dates && status !== 'failed') return null;
  const isListed = dates?.some((each) => each.kind === kind && each.row.date === continuedTo);
  const isTimed = Boolean(newClockOf(entry, state));
  const unknown = isTimed ? (`${kind}.newPlaceUnknown` as const) : (`${kind}.newDateUnknown` as const);
  return <p>{recordMessages(isListed ? 'newDateListed' : unknown)}</p>;
}

/** How to take part; of what will not be held as printed, that nobody should, and the data folded away. */
export function RecordAppear({ kind, entry, state }: Props) {
  const { appear, date = '', continuedTo } = entry;
  const { isRemote, place, address, room } = useRecordNames(entry);
  const { stage, isPast } = state;
  const mode = appear?.mode;
  const clock = entry.time && zonedClock(entry.time, date, state.zone);
  // a case may have another hearing on that day, which is held
  const when = [dayWords(date, date), clock].filter(Boolean).join(', ');
  const hasData = Boolean(appear?.url || appear?.phone || appear?.meetingId || appear?.note);
  const folded = hasData && (
    <RecordFold title={recordMessages('appearFolded')}>
      <DialData entry={entry} isLive={false} />
    </RecordFold>
  );
  if (stage === 'off')
    return (
      <RecordSection title={recordMessages('appear')}>
        {!isPast && (
          <p className={css.strong}>
            {recordMessages(isRemote ? 'doNotJoin' : `${kind}.doNotCome`, { date: when })}
          </p>
        )}
        {continuedTo && <NewDateHow kind={kind} entry={entry} state={state} />}
        {folded}
        <FoldedAddress kind={kind} entry={entry} state={state} />
        {kind === 'meetings' && <AskTrustee entry={entry} />}
      </RecordSection>
    );
  // how it was to be attended matters no more, unless it is known
  if (stage === 'over' && !mode && !folded) return null;
  const unknown = place || address || room ? 'placeOnly' : 'notGiven';
  return (
    <RecordSection title={recordMessages('appear')}>
      {(mode || stage !== 'over') && (
        <p className={css.strong}>
          {mode ? howOf({ mode, url: appear?.url }) : recordMessages(`${kind}.${unknown}`)}
        </p>
      )}
      {stage === 'over' ? folded : <DialData entry={entry} isLive />}
      {kind === 'meetings' && isRemote && <FoldedAddress kind={kind} entry={entry} state={state} />}
      {kind === 'meetings' && stage !== 'over' && <AskTrustee entry={entry} />}
    </RecordSection>
  );
}
