import { courtAtom, locationsLink, offeredAtom, readerSettingsAtom, todayAtom } from '@court/contract';
import type { CalendarKind, HearingAnswer, ShownEntry } from '@court/domain';
import { useAtomValue } from 'jotai';
import { useRecordNames } from '../../data/use-record-names';
import { recordMessages } from '../../messages/record-messages';
import { attendLink, isOver } from '../../words/record-words';
import { type PrimaryAction, RecordHeadView } from './record-head-view';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

type Props = { kind: CalendarKind; entry: ShownEntry; answer: HearingAnswer };

/** The most important action: join, call, or get directions. Null after the hearing. */
function usePrimaryAction({ kind, entry, answer }: Props): PrimaryAction | null {
  const court = useAtomValue(courtAtom);
  const offered = useAtomValue(offeredAtom);
  const { room } = useRecordNames(entry);
  if (isOver(answer)) return null;
  const { way, place = null } = answer.attendance ?? {};
  const to = place && room && offered(locationsLink(room)) ? locationsLink(room) : null;
  const directions = to ? { href: BASE + to, text: recordMessages('directions'), isOuter: false } : null;
  const attend = attendLink(kind, entry, answer, court?.meetingHosts ?? []);
  return way === 'place' ? (directions ?? attend) : (attend ?? directions);
}

/** When, how and before whom, with the most important action. */
export function RecordHead({ kind, entry, answer }: Props) {
  return (
    <RecordHeadView
      kind={kind}
      entry={entry}
      answer={answer}
      names={useRecordNames(entry)}
      settings={useAtomValue(readerSettingsAtom)}
      today={useAtomValue(todayAtom)}
      mainZone={useAtomValue(courtAtom)?.timeZones[0]}
      action={usePrimaryAction({ kind, entry, answer })}
    />
  );
}
