import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { Button } from './button';
import * as css from './explained.module.css';

type Props = {
  /** id of the element with the explanation */
  id: string;
  /** the explanation; null while it is closed */
  meaning?: string | null;
  onPress?: () => void;
  /** attributes of the element around term and explanation */
  at?: HTMLAttributes<HTMLSpanElement> & RefAttributes<HTMLSpanElement>;
  /** the term, or the question that the explanation answers */
  children: ReactNode;
};

/** A term that shows its explanation when pressed. */
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
      {/* a live region: screen readers announce text that is inserted later */}
      <span id={id} role="status" className={css.place}>
        {meaning !== null && <span className={css.words}>{meaning}</span>}
      </span>
    </span>
  );
}
