import { type ReactNode, useId } from 'react';
import * as css from './field.module.css';

/** The class of an input, select or textarea. `more` is the caller's own class. */
export const controlClass = (more?: string) => [css.control, more].filter(Boolean).join(' ');

type Props = {
  label: ReactNode;
  /** renders the control with the id for its label and the class of all controls */
  children: (control: { id: string; className: string }) => ReactNode;
};

/** A form field: the label above its control. The control has a max width of one line of text. */
export function Field({ label, children }: Props) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, className: controlClass() })}
    </div>
  );
}
