import { useEffect } from 'react';
import * as css from './page-heading.module.css';

type Props = {
  children: string;
  /** what the window is called where that is more than the heading */
  windowTitle?: string;
  /** id of what is read after the heading */
  describedBy?: string | undefined;
};

/** The one `h1` of a page; the window's title says the same, or more. */
export function PageHeading({ children, windowTitle = children, describedBy }: Props) {
  useEffect(() => {
    document.title = windowTitle;
  }, [windowTitle]);
  return (
    <h1 className={css.heading} aria-describedby={describedBy}>
      {children}
    </h1>
  );
}
