import type { ReaderSettings } from '@court/contract';
import type { CalendarKind, HearingAnswer, ShownEntry } from '@court/domain';
import { buttonClass, Dotted, OldAndNew, OnAsScheduled } from '@court/ui';
import { meetingHeadMessages } from '../../messages/head-messages';
import { dutyWords } from '../../words/banner-words';
import {
  byWords,
  earlierWords,
  type HeadNames,
  isEarlier,
  isOff,
  isOver,
  noteWords,
  whenWords,
} from '../../words/record-words';
import * as css from './record-head.module.css';

/** Joins, calls, or leads to directions. */
export type HeadAction = {
  href: string;
  text: string;
  /** opens outside the app */
  isOuter: boolean;
  /** calls the court or trustee after the hearing's hour */
  isCall?: boolean;
};

type Props = {
  kind: CalendarKind;
  entry: ShownEntry;
  answer: HearingAnswer;
  names: HeadNames;
  settings: Pick<ReaderSettings, 'showIPCEventTime'>;
  /** YYYY-MM-DD */
  today: string;
  /** IANA name of the court's main zone; undefined if unknown */
  mainZone: string | undefined;
  /** the most important one first */
  actions: readonly HeadAction[];
};

/** The printed day and time, the time on the court's main clock if that differs, 'Today' or 'Tomorrow', and if it is on. */
function Moment({ day, clock, inMainZone, near, isOn }: Omit<ReturnType<typeof whenWords>, 'called'>) {
  const asides = [inMainZone, near, isOn && { key: 'on', part: <OnAsScheduled /> }].filter(Boolean);
  return (
    <div data-when>
      <p className={`${css.moment} ${css.strong}`}>
        <OldAndNew old={day.old}>
          <span className={css.whole}>{day.now}</span>
        </OldAndNew>{' '}
        <OldAndNew old={clock.old}>
          <span className={css.whole}>{clock.now}</span>
        </OldAndNew>
        {asides.length > 0 && ' '}
        {asides.length > 0 && (
          <span className={css.aside}>
            <Dotted parts={asides} />
          </span>
        )}
      </p>
    </div>
  );
}

/**
 * When, how and before whom, with the most important action, above the title. Empty if the hearing is off: the banner
 * has all facts.
 */
export function RecordHeadView(props: Props) {
  const { kind, entry, answer, names, settings, today, mainZone, actions } = props;
  if (isOff(answer)) return null;
  const { called, ...moment } = whenWords(entry, answer, settings, today, mainZone);
  const earlier = earlierWords(kind, entry, answer);
  const note = noteWords(entry, answer);
  const way = answer.attendance?.way;
  const wasEarlier = isEarlier(answer);
  const hasDuty = kind === 'meetings' && !isOver(answer) && !wasEarlier && way !== 'nobody';
  // keeps room for the number, which is read after the record
  const mayCall = wasEarlier && way !== 'nobody';
  const canJoin = way !== 'place' && actions.some(({ isCall }) => !isCall);
  const isStanding = entry.appear?.standing === true && !isOver(answer);
  return (
    <div className={css.head}>
      <div className={css.when}>
        <Moment {...moment} />
        {earlier && wasEarlier && <p className={css.note}>{earlier}</p>}
        <div>
          {byWords(kind, entry, answer, names).map((line) => (
            <p key={line[0]?.key}>
              <Dotted
                parts={line.map(({ key, old, now }) => ({
                  key,
                  part: <OldAndNew old={old}>{now}</OldAndNew>,
                }))}
              />
            </p>
          ))}
        </div>
        {called && <p className={css.strong}>{called}</p>}
        {note && <p className={css.note}>{note}</p>}
        {earlier && !wasEarlier && <p>{earlier}</p>}
        {hasDuty && <p className={css.strong}>{dutyWords(entry, way === 'place')}</p>}
      </div>
      {isStanding && <p className={css.usual}>{meetingHeadMessages('standing')}</p>}
      {(actions.length > 0 || mayCall) && (
        <div className={css.acts} data-may={mayCall ? (canJoin ? 'join-call' : 'call') : undefined}>
          {actions.map(({ href, text, isOuter, isCall }) => (
            <a
              key={href}
              className={buttonClass(wasEarlier && !isCall ? 'outline' : 'primary')}
              data-call={isCall}
              href={href}
              rel={isOuter ? 'noreferrer noopener' : undefined}
            >
              {text}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
