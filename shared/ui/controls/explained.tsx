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
import { ExplainedView } from './explained-view';

type Props = {
  term: Term;
  /** the term, or the question that the explanation answers */
  children: ReactNode;
};

/**
 * A term that shows its explanation when pressed, by pointer or key. The focus stays on the term. Escape, another
 * press or a focus change closes it.
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
    <ExplainedView
      id={id}
      meaning={isOpen ? termMessages(term) : null}
      onPress={() => setOpen(!isOpen)}
      at={{ ref: root, onKeyDown, onBlur }}
    >
      {children}
    </ExplainedView>
  );
}
