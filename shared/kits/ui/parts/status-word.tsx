import { ArrowLeft, ArrowRight, Check, Circle, Minus, X } from 'lucide-react';
import { sharedMessages, wordFor } from '../messages/shared-messages';
import { HiddenText } from './hidden-text';
import * as css from './status-word.module.css';

const { calm, moved, done, off } = css;

const SHAPES = { circle: Circle, right: ArrowRight, left: ArrowLeft, check: Check, minus: Minus, x: X };

export type StatusShape = keyof typeof SHAPES;
type Look = { shape: StatusShape; tone: string | undefined };

const LOOKS: Record<string, Look> = {
  scheduled: { shape: 'circle', tone: calm },
  continued: { shape: 'right', tone: moved },
  rescheduled: { shape: 'right', tone: moved },
  moved: { shape: 'right', tone: moved },
  held: { shape: 'check', tone: done },
  concluded: { shape: 'check', tone: done },
  satisfied: { shape: 'check', tone: done },
  'not-held': { shape: 'minus', tone: off },
  stricken: { shape: 'x', tone: off },
  vacated: { shape: 'x', tone: off },
  withdrawn: { shape: 'left', tone: off },
  cancelled: { shape: 'x', tone: off },
  terminated: { shape: 'x', tone: off },
  removed: { shape: 'x', tone: off },
};

const UNKNOWN: Look = { shape: 'circle', tone: calm };

/** What a status looks like, and its word; as the court wrote it where we have none. */
export function statusLook(status: string) {
  const { shape, tone } = (Object.hasOwn(LOOKS, status) && LOOKS[status]) || UNKNOWN;
  return { shape, look: `${css.status} ${tone}`, word: wordFor('status', status) ?? status };
}

type Props = {
  status: string;
  /** where it has gone, in words: 'Mon, Dec 28' */
  to?: string | null;
};

/** What has become of a hearing: a word with a shape. A status we have no word for is shown as the court wrote it. */
export function StatusWord({ status, to }: Props) {
  const { shape: kind, look, word } = statusLook(status);
  const Shape = SHAPES[kind];
  const shape = <Shape aria-hidden size="0.8125rem" strokeWidth={2.5} />;
  return (
    <span className={look}>
      {!to && shape}
      {word}
      {to && (
        <>
          {shape}
          <HiddenText>{sharedMessages('to')}</HiddenText> {to}
        </>
      )}
    </span>
  );
}
