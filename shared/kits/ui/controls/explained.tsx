import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type Term, termMessages } from '../messages/term-messages';
import { Button } from './button';
import * as css from './explained.module.css';

type Props = {
  term: Term;
  /** the word itself, or the question that it answers */
  children: ReactNode;
};

/**
 * A word that says what it means when it is pressed, by pointer or key. The focus stays on the word; Escape, another press,
 * or going on closes it.
 */
export function Explained({ term, children }: Props) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the button inside
    <span ref={root} className={css.explained} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        kind="quiet"
        className={css.term}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </Button>
      {/* words that come into it later are told */}
      <span id={id} role="status" className={css.place}>
        {isOpen && <span className={css.words}>{termMessages(term)}</span>}
      </span>
    </span>
  );
}
