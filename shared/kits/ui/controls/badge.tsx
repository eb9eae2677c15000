import type { ReactNode } from 'react';
import * as css from './badge.module.css';

/** A word or two in a frame beside what it is about. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={css.badge}>{children}</span>;
}

/** The same for what has just changed. */
export function ChangedBadge({ children }: { children: ReactNode }) {
  return <span className={css.changed}>{children}</span>;
}
