import type { ReactNode } from 'react';
import * as css from './notice.module.css';

type Props = {
  title: string;
  children?: ReactNode;
  /** screen readers announce it at once */
  isAlert?: boolean;
};

/** Replaces a list or a record: says what happened, what still works and what to do. */
export function NoticeView({ title, children, isAlert = false }: Props) {
  return (
    <div className={css.notice} role={isAlert ? 'alert' : undefined}>
      <p className={css.title}>{title}</p>
      {children}
    </div>
  );
}
