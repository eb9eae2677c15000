import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { type Term, termMessages } from '../messages/term-messages';
import { Button } from './button';
import * as css from './explained.module.css';

type Props = {
  /** id of the place where the explanation is said */
  id: string;
  /** what is explained; null while the word is not pressed */
  open?: Term | null;
  onPress?: () => void;
  /** of the element around word and explanation */
  at?: HTMLAttributes<HTMLSpanElement> & RefAttributes<HTMLSpanElement>;
  /** the word itself, or the question that it answers */
  children: ReactNode;
};

/** A word that says what it means when it is pressed. */
export function ExplainedView({ id, open = null, onPress, at, children }: Props) {
  return (
    <span className={css.explained} {...at}>
      <Button
        kind="quiet"
        className={css.term}
        aria-expanded={open !== null}
        aria-controls={id}
        onClick={onPress}
      >
        {children}
      </Button>
      {/* words that come into it later are told */}
      <span id={id} role="status" className={css.place}>
        {open !== null && <span className={css.words}>{termMessages(open)}</span>}
      </span>
    </span>
  );
}
