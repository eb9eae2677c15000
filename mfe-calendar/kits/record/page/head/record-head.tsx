import { courtAtom, locationsLink, offeredAtom, readerSettingsAtom, todayAtom } from '@court/contract';
import { type CalendarKind, dialLinks, type HearingAnswer, phoneText, type ShownEntry } from '@court/domain';
import { useAtomValue } from 'jotai';
import { useCallPhone } from '../../data/use-call-phone';
import { useRecordNames } from '../../data/use-record-names';
import { recordMessages } from '../../messages/record-messages';
import { attendLink, isEarlier, isOver } from '../../words/record-words';
import { type HeadAction, RecordHeadView } from './record-head-view';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

type Props = { kind: CalendarKind; entry: ShownEntry; answer: HearingAnswer };

/**
 * Join, call the number of the hearing, or get directions. After its hour, call the court or trustee, and join. Empty
 * after the hearing.
 */
function useActions({ kind, entry, answer }: Props): HeadAction[] {
  const court = useAtomValue(courtAtom);
  const offered = useAtomValue(offeredAtom);
  const { room } = useRecordNames(entry);
  const phone = useCallPhone(kind, entry);
  if (isOver(answer)) return [];
  const { way, place = null } = answer.attendance ?? {};
  const to = place && room && offered(locationsLink(room)) ? locationsLink(room) : null;
  const directions = to ? { href: BASE + to, text: recordMessages('directions'), isOuter: false } : null;
  const attend = attendLink(kind, entry, answer, court?.meetingHosts ?? []);
  const [dial] = phone ? dialLinks({ phone }) : [];
  const words = dial && recordMessages(`${kind}.call`, { phone: phoneText(dial.number) });
  const isOther = dial?.href !== attend?.href;
  const call = words && isOther ? { href: dial.href, text: words, isOuter: false, isCall: true } : null;
  const actions =
    isEarlier(answer) && way !== 'nobody'
      ? [call, attend]
      : [way === 'place' ? (directions ?? attend) : (attend ?? directions)];
  return actions.filter((action) => action !== null);
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
      actions={useActions({ kind, entry, answer })}
    />
  );
}
