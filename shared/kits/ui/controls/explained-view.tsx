import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { Button } from './button';
import * as css from './explained.module.css';

type Props = {
  /** id of the place where the explanation is said */
  id: string;
  /** what it means; null while the word is not pressed */
  meaning?: string | null;
  onPress?: () => void;
  /** of the element around word and explanation */
  at?: HTMLAttributes<HTMLSpanElement> & RefAttributes<HTMLSpanElement>;
  /** the word itself, or the question that it answers */
  children: ReactNode;
};

/** A word that says what it means when it is pressed. */
export function ExplainedView({ id, meaning = null, onPress, at, children }: Props) {
  return (
    <span className={css.explained} {...at}>
      <Button
        kind="quiet"
        className={css.term}
        aria-expanded={meaning !== null}
        aria-controls={id}
        onClick={onPress}
      >
        {children}
      </Button>
      {/* words that come into it later are told */}
      <span id={id} role="status" className={css.place}>
        {meaning !== null && <span className={css.words}>{meaning}</span>}
      </span>
    </span>
  );
}
