import type { ReactNode } from 'react';
import * as css from './hidden-text.module.css';

type Props = { children: ReactNode };

/** Text for screen readers only. */
export function HiddenText({ children }: Props) {
  return <span className={css.hidden}>{children}</span>;
}
