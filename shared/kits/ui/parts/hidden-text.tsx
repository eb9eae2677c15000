import type { ReactNode } from 'react';
import * as css from './hidden-text.module.css';

type Props = { children: ReactNode };

/** Words for those who listen to the page. */
export function HiddenText({ children }: Props) {
  return <span className={css.hidden}>{children}</span>;
}
