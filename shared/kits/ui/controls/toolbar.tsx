import type { ReactNode } from 'react';
import * as css from './toolbar.module.css';

type Props = {
  /** what a screen reader calls the group; none where the heading above says it */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Buttons and controls that belong together, in a line that wraps. Paper has none. */
export function Toolbar({ label, className, children }: Props) {
  const look = [css.toolbar, className].filter(Boolean).join(' ');
  if (!label) return <div className={look}>{children}</div>;
  return (
    <fieldset className={look} aria-label={label}>
      {children}
    </fieldset>
  );
}
