import { useEffect } from 'react';
import * as css from './page-heading.module.css';

type Props = { children: string };

/** The one `h1` of a page; the window's title says the same. */
export function PageHeading({ children }: Props) {
  useEffect(() => {
    document.title = children;
  }, [children]);
  return <h1 className={css.heading}>{children}</h1>;
}
