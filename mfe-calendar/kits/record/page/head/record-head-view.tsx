import type { ReaderSettings } from '@court/contract';
import type { CalendarKind, HearingAnswer, ShownEntry } from '@court/domain';
import { buttonClass, OldAndNew, StatusWord } from '@court/ui';
import type { RecordNames } from '../../data/use-record-names';
import { byWords, isOff, noteWords, outcomeWords, whenWords } from '../../words/record-words';
import * as css from './record-head.module.css';

/** The most important action: join, call, or get directions. */
export type PrimaryAction = {
  href: string;
  text: string;
  /** opens outside the app */
  isOuter: boolean;
};

type Props = {
  kind: CalendarKind;
  entry: ShownEntry;
  answer: HearingAnswer;
  names: Pick<RecordNames, 'judge' | 'oldJudge' | 'place'>;
  settings: Pick<ReaderSettings, 'showIPCEventTime'>;
  /** null if there is nothing to do */
  action: PrimaryAction | null;
};

/** The printed day and time, and the time at which the matter itself is called. */
function When({ entry, answer, settings }: Pick<Props, 'entry' | 'answer' | 'settings'>) {
  const { day, clock, called } = whenWords(entry, answer, settings);
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

/** When, how and before whom, with the most important action. Empty if the hearing is off: the banner has all facts. */
export function RecordHeadView({ kind, entry, answer, names, settings, action }: Props) {
  if (isOff(answer)) return null;
  const by = byWords(kind, entry, answer, names);
  const { status, sentence, outcome } = outcomeWords(kind, entry, answer);
  const note = noteWords(entry, answer);
  return (
    <>
      <div className={css.when}>
        <When entry={entry} answer={answer} settings={settings} />
        <p className={css.by}>
          {by.map(({ key, old, now }, index) => (
            <span key={key}>
              {index > 0 && <span>{' · '}</span>}
              <OldAndNew old={old}>{now}</OldAndNew>
            </span>
          ))}
        </p>
        {note && <p className={css.note}>{note}</p>}
        {(status || sentence || outcome) && (
          <p>
            {status && <StatusWord status={status} />} {sentence && <span>{sentence}</span>}{' '}
            {outcome && <span>{outcome}</span>}
          </p>
        )}
      </div>
      {action && (
        <a
          className={buttonClass('primary', css.primary)}
          href={action.href}
          rel={action.isOuter ? 'noreferrer noopener' : undefined}
        >
          {action.text}
        </a>
      )}
    </>
  );
}
