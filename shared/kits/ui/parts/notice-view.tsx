import type { ReactNode } from 'react';
import * as css from './notice.module.css';

type Props = {
  title: string;
  children?: ReactNode;
  /** it is told at once */
  isAlert?: boolean;
};

/** Stands where a list or a record would be: says what happened, what still works and what to do. */
export function NoticeView({ title, children, isAlert = false }: Props) {
  return (
    <div className={css.notice} role={isAlert ? 'alert' : undefined}>
      <p className={css.title}>{title}</p>
      {children}
    </div>
  );
}
