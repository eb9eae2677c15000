import { sharedMessages, wordFor } from '@court/domain/words';
import { ArrowRight, Check, Circle, type IconNode, Minus, X } from 'lucide';
import { Icon } from '../controls/icon';
import { HiddenText } from './hidden-text';
import * as css from './status-word.module.css';

/** The statuses of each look, separated by spaces. */
const LOOKS: readonly [shape: IconNode, tone: string | undefined, statuses: string][] = [
  [ArrowRight, css.moved, 'continued rescheduled moved'],
  [Check, css.done, 'held concluded satisfied'],
  [Minus, css.off, 'not-held'],
  [Circle, css.moved, 'removed'],
  [X, css.off, 'stricken vacated cancelled terminated withdrawn'],
];

/** The icon, class and word of a status. An unknown status is shown as the court wrote it. */
function statusLook(status: string) {
  const look = LOOKS.find(([, , statuses]) => statuses.split(' ').includes(status));
  const [shape, tone] = look ?? ([Circle, css.calm] as const);
  return { shape, look: `${css.status} ${tone}`, word: wordFor('status', status) ?? status };
}

type Props = {
  status: string;
  /** the new date, in words: 'Mon, Dec 28' */
  to?: string | null;
};

/** Says that a date ahead is on. Only for a status of the court that says so. */
export const OnAsScheduled = () => (
  <b className={css.on}>
    <Icon of={Check} size="1rem" />
    <span>{sharedMessages('on')}</span>
  </b>
);

/** The status of a hearing: an icon with a word. An unknown status is shown as the court wrote it. */
export function StatusWord({ status, to }: Props) {
  const { shape, look, word } = statusLook(status);
  const icon = <Icon of={shape} size="0.8125rem" strokeWidth={2.5} />;
  if (!to)
    return (
      <span className={look}>
        {icon}
        <span>{word}</span>
      </span>
    );
  return (
    <span className={look}>
      <span>{word}</span>
      {icon}
      <HiddenText>{sharedMessages('to')}</HiddenText> <span>{to}</span>
    </span>
  );
}
