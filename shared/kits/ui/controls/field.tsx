import { type ReactNode, useId } from 'react';
import * as css from './field.module.css';

/** The class of an input, select or textarea; `more` is the caller's own. */
export const controlClass = (more?: string) => [css.control, more].filter(Boolean).join(' ');

type Props = {
  label: ReactNode;
  /** makes the control, with the id that the label names and the class that all controls have */
  children: (control: { id: string; className: string }) => ReactNode;
};

/** One thing to fill in or choose: its label above it, the control as wide as a line of text at most. */
export function Field({ label, children }: Props) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, className: controlClass() })}
    </div>
  );
}
