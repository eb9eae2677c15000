import { ArrowLeft, ArrowRight, Check, Circle, Minus, X } from 'lucide-react';
import { sharedMessages, wordFor } from '../messages/shared-messages';
import { HiddenText } from './hidden-text';
import * as css from './status-word.module.css';

const { calm, moved, done, off } = css;

const SHAPES = { circle: Circle, right: ArrowRight, left: ArrowLeft, check: Check, minus: Minus, x: X };

export type StatusShape = keyof typeof SHAPES;

/** The statuses of one look, apart by spaces. */
const LOOKS: readonly [shape: StatusShape, tone: string | undefined, statuses: string][] = [
  ['right', moved, 'continued rescheduled moved'],
  ['check', done, 'held concluded satisfied'],
  ['minus', off, 'not-held'],
  ['circle', moved, 'removed'],
  ['x', off, 'stricken vacated cancelled terminated'],
  ['left', off, 'withdrawn'],
];

/** What a status looks like, and its word; as the court wrote it where we have none. */
export function statusLook(status: string) {
  const look = LOOKS.find(([, , statuses]) => statuses.split(' ').includes(status));
  const [shape, tone] = look ?? (['circle', calm] as const);
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
