import { courtAtom, Link, locationsLink, offeredAtom, readerSettingsAtom } from '@court/contract';
import type { CalendarKind, ShownEntry } from '@court/records';
import { buttonClass, HiddenText, OldAndNew, StatusWord, sharedMessages } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useRecordNames } from '../data/use-record-names';
import type { RecordState } from '../data/use-record-state';
import { headMessages } from '../messages/head-messages';
import { recordMessages } from '../messages/record-messages';
import * as css from './record-head.module.css';
import { attendLink, byWords, outcomeWords, whenWords } from './record-words';

type Props = { kind: CalendarKind; entry: ShownEntry; state: RecordState };

/** The day and time as printed; where that no longer holds, struck, with the new one below. */
function When({ entry, state }: Omit<Props, 'kind'>) {
  const { isOff, day, clock, next, called } = whenWords(entry, state, useAtomValue(readerSettingsAtom));
  const printed = (
    <>
      <OldAndNew old={day.old}>
        <span className={css.whole}>{day.now}</span>
      </OldAndNew>{' '}
      <OldAndNew old={clock.old}>
        <span className={css.whole}>{clock.now}</span>
      </OldAndNew>
    </>
  );
  return (
    <div data-when>
      {isOff ? (
        <p className={css.moment}>
          <s>
            <HiddenText>{sharedMessages('before')} </HiddenText>
            {printed}
          </s>
        </p>
      ) : (
        <p className={`${css.moment} ${css.strong}`}>{printed}</p>
      )}
      {next && (
        <p className={`${css.moment} ${css.strong}`}>
          <HiddenText>{headMessages('newDate')}: </HiddenText>
          <span className={css.whole}>{next.day}</span> <span className={css.whole}>{next.clock}</span>
        </p>
      )}
      {called && <p className={css.strong}>{called}</p>}
    </div>
  );
}

/** The one thing to do about it: join, call, or find the way; nothing where it is not to be held any more. */
function PrimaryAction({ kind, entry, state }: Props) {
  const court = useAtomValue(courtAtom);
  const offered = useAtomValue(offeredAtom);
  const { room } = useRecordNames(entry);
  if (state.stage !== 'on') return null;
  const mode = entry.appear?.mode;
  const way = room && offered(locationsLink(room)) ? locationsLink(room) : null;
  const look = buttonClass('primary', css.primary);
  const directions = way && (
    <Link className={look} to={way}>
      {recordMessages('directions')}
    </Link>
  );
  if (mode === 'inPerson' && directions) return directions;
  const attend = attendLink(kind, entry, state, court?.meetingHosts ?? []);
  if (attend)
    return (
      <a className={look} href={attend.href} {...(attend.isOuter && { rel: 'noreferrer noopener' })}>
        {attend.text}
      </a>
    );
  return mode === 'video' || mode === 'phone' || mode === 'none' ? null : directions;
}

/** When, how and before whom, and the one thing to do about it. */
export function RecordHead({ kind, entry, state }: Props) {
  const court = useAtomValue(courtAtom);
  const by = byWords(kind, entry, state, useRecordNames(entry), court?.timeZones[0]);
  const { status, sentence, outcome } = outcomeWords(kind, entry, state);
  return (
    <>
      <div className={css.when}>
        <When entry={entry} state={state} />
        <p className={css.by}>
          {by.map(({ key, old, now }, index) => (
            <span key={key}>
              {index > 0 && ' · '}
              <OldAndNew old={old}>{now}</OldAndNew>
            </span>
          ))}
        </p>
        {state.stage === 'over' ? (
          <p>
            {status && <StatusWord status={status} />} {sentence} {outcome}
          </p>
        ) : (
          outcome && <p>{outcome}</p>
        )}
      </div>
      <PrimaryAction kind={kind} entry={entry} state={state} />
    </>
  );
}
