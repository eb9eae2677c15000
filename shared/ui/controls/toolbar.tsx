import type { ReactNode } from 'react';
import * as css from './toolbar.module.css';

type Props = {
  /** the group's name for screen readers; absent if the heading above says it */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A group of buttons and controls in one line that wraps. Hidden in print. */
export function Toolbar({ label, className, children }: Props) {
  const look = [css.toolbar, className].filter(Boolean).join(' ');
  if (!label) return <div className={look}>{children}</div>;
  return (
    <fieldset className={look} aria-label={label}>
      {children}
    </fieldset>
  );
}
