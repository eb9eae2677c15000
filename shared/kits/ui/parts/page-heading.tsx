import { useEffect } from 'react';
import { HiddenText } from './hidden-text';
import * as css from './page-heading.module.css';

type Props = {
  children: string;
  /** for those who listen alone: what stands there says it to all others */
  isHidden?: boolean;
};

/** The one `h1` of a page; the window's title says the same. */
export function PageHeading({ children, isHidden = false }: Props) {
  useEffect(() => {
    document.title = children;
  }, [children]);
  return (
    <h1 className={isHidden ? css.bare : css.heading}>
      {isHidden ? <HiddenText>{children}</HiddenText> : children}
    </h1>
  );
}
