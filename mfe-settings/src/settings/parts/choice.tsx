import type { ReactNode } from 'react';
import * as css from './settings-page.module.css';

type Props = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** a sentence that describes the checked state */
  children: ReactNode;
} & ({ type: 'checkbox' } | { type: 'radio'; name: string });

/** A native checkbox or radio button. The whole sentence is its click target. */
export function Choice({ children, onChange, ...input }: Props) {
  return (
    <label className={css.choice}>
      <input
        {...input}
        className={css.mark}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
