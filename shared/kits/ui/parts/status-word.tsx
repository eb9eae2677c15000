import { wordFor } from '../messages/shared-messages';
import { ArrowRight, Check, Circle, Minus, X } from './icons';
import * as css from './status-word.module.css';

const { calm, moved, done, off } = css;

const LOOKS = {
  scheduled: { Shape: Circle, tone: calm },
  continued: { Shape: ArrowRight, tone: moved },
  rescheduled: { Shape: ArrowRight, tone: moved },
  moved: { Shape: ArrowRight, tone: moved },
  held: { Shape: Check, tone: done },
  concluded: { Shape: Check, tone: done },
  satisfied: { Shape: Check, tone: done },
  'not-held': { Shape: Minus, tone: off },
  stricken: { Shape: X, tone: off },
  vacated: { Shape: X, tone: off },
  withdrawn: { Shape: X, tone: off },
  cancelled: { Shape: X, tone: off },
  terminated: { Shape: X, tone: off },
  removed: { Shape: X, tone: off },
} as const;

const lookOf = (status: string) =>
  Object.hasOwn(LOOKS, status) ? LOOKS[status as keyof typeof LOOKS] : { Shape: Circle, tone: calm };

type Props = { status: string };

/** What has become of a hearing: a word with a shape. A status we have no word for is shown as the court wrote it. */
export function StatusWord({ status }: Props) {
  const { Shape, tone } = lookOf(status);
  return (
    <span className={`${css.status} ${tone}`}>
      <Shape aria-hidden size="1em" strokeWidth={3} />
      {wordFor('status', status) ?? status}
    </span>
  );
}
