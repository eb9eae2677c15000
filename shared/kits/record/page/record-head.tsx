import { courtAtom, Link, locationsLink, offeredAtom, readerSettingsAtom } from '@court/contract';
import type { CalendarKind, HearingAnswer, ShownEntry } from '@court/records';
import { buttonClass, OldAndNew, StatusWord } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useRecordNames } from '../data/use-record-names';
import { recordMessages } from '../messages/record-messages';
import * as css from './record-head.module.css';
import { attendLink, byWords, isOff, isOver, noteWords, outcomeWords, whenWords } from './record-words';

type Props = { kind: CalendarKind; entry: ShownEntry; answer: HearingAnswer };

/** The day and time as printed, and when the matter itself is called. */
function When({ entry, answer }: Omit<Props, 'kind'>) {
  const { day, clock, called } = whenWords(entry, answer, useAtomValue(readerSettingsAtom));
  return (
    <div data-when>
      <p className={`${css.moment} ${css.strong}`}>
        <OldAndNew old={day.old}>
          <span className={css.whole}>{day.now}</span>
        </OldAndNew>{' '}
        <OldAndNew old={clock.old}>
          <span className={css.whole}>{clock.now}</span>
        </OldAndNew>
      </p>
      {called && <p className={css.strong}>{called}</p>}
    </div>
  );
}

/** The most important action: join, call, or get directions. Draws nothing after the hearing. */
function PrimaryAction({ kind, entry, answer }: Props) {
  const court = useAtomValue(courtAtom);
  const offered = useAtomValue(offeredAtom);
  const { room } = useRecordNames(entry);
  if (isOver(answer)) return null;
  const { way: attendWay, place = null } = answer.attendance ?? {};
  const way = place && room && offered(locationsLink(room)) ? locationsLink(room) : null;
  const look = buttonClass('primary', css.primary);
  const directions = way && (
    <Link className={look} to={way}>
      {recordMessages('directions')}
    </Link>
  );
  if (attendWay === 'place' && directions) return directions;
  const attend = attendLink(kind, entry, answer, court?.meetingHosts ?? []);
  if (attend)
    return (
      <a className={look} href={attend.href} {...(attend.isOuter && { rel: 'noreferrer noopener' })}>
        {attend.text}
      </a>
    );
  return directions;
}

/** When, how and before whom, with the most important action. Empty if the hearing is off: the banner has all facts. */
export function RecordHead({ kind, entry, answer }: Props) {
  const by = byWords(kind, entry, answer, useRecordNames(entry));
  const { status, sentence, outcome } = outcomeWords(kind, entry, answer);
  const note = noteWords(entry, answer);
  if (isOff(answer)) return null;
  return (
    <>
      <div className={css.when}>
        <When entry={entry} answer={answer} />
        <p className={css.by}>
          {by.map(({ key, old, now }, index) => (
            <span key={key}>
              {index > 0 && ' · '}
              <OldAndNew old={old}>{now}</OldAndNew>
            </span>
          ))}
        </p>
        {note && <p className={css.note}>{note}</p>}
        {(status || sentence || outcome) && (
          <p>
            {status && <StatusWord status={status} />} {sentence} {outcome}
          </p>
        )}
      </div>
      <PrimaryAction kind={kind} entry={entry} answer={answer} />
    </>
  );
}
