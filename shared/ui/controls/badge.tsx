import type { ReactNode } from 'react';
import * as css from './badge.module.css';

/** A framed label of one or two words. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={css.badge}>{children}</span>;
}

/** A badge for a recent change. */
export function ChangedBadge({ children }: { children: ReactNode }) {
  return <span className={css.changed}>{children}</span>;
}
