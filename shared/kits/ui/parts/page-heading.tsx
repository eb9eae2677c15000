import { useEffect } from 'react';
import { HiddenText } from './hidden-text';
import * as css from './page-heading.module.css';

type Props = {
  children: string;
  /** what the window is called where that is more than the heading */
  windowTitle?: string;
  /** id of what is read after the heading */
  describedBy?: string | undefined;
  /** for those who listen alone: what stands there says it to all others */
  isHidden?: boolean;
};

/** The one `h1` of a page; the window's title says the same, or more. */
export function PageHeading({ children, windowTitle = children, describedBy, isHidden = false }: Props) {
  useEffect(() => {
    document.title = windowTitle;
  }, [windowTitle]);
  return (
    <h1 className={isHidden ? css.bare : css.heading} aria-describedby={describedBy}>
      {isHidden ? <HiddenText>{children}</HiddenText> : children}
    </h1>
  );
}
