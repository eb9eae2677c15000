import type { ReactNode } from 'react';
import * as css from './settings-page.module.css';

type Props = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** says in a sentence what is so when it is checked */
  children: ReactNode;
} & ({ type: 'checkbox' } | { type: 'radio'; name: string });

/** A native checkbox or radio button that can be hit on all of its sentence. */
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
