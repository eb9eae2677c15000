import { ArrowLeft, ArrowRight, Check, Circle, Minus, X } from 'lucide-react';
import { sharedMessages, wordFor } from '../messages/shared-messages';
import { HiddenText } from './hidden-text';
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
  withdrawn: { Shape: ArrowLeft, tone: off },
  cancelled: { Shape: X, tone: off },
  terminated: { Shape: X, tone: off },
  removed: { Shape: X, tone: off },
} as const;

const lookOf = (status: string) =>
  Object.hasOwn(LOOKS, status) ? LOOKS[status as keyof typeof LOOKS] : { Shape: Circle, tone: calm };

type Props = {
  status: string;
  /** where it has gone, in words: 'Mon, Dec 28' */
  to?: string | null;
};

/** What has become of a hearing: a word with a shape. A status we have no word for is shown as the court wrote it. */
export function StatusWord({ status, to }: Props) {
  const { Shape, tone } = lookOf(status);
  const shape = <Shape aria-hidden size="0.8125rem" strokeWidth={2.5} />;
  return (
    <span className={`${css.status} ${tone}`}>
      {!to && shape}
      {wordFor('status', status) ?? status}
      {to && (
        <>
          {shape}
          <HiddenText>{sharedMessages('to')}</HiddenText> {to}
        </>
      )}
    </span>
  );
}
