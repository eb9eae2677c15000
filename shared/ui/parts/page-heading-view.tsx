import { HiddenText } from './hidden-text';
import * as css from './page-heading.module.css';

type Props = {
  children: string;
  /** id of the element that screen readers read after the heading */
  describedBy?: string | undefined;
  /** for screen readers only, because other elements show the same to everyone else */
  isHidden?: boolean;
};

/** The only `h1` of a page. */
export function PageHeadingView({ children, describedBy, isHidden = false }: Props) {
  return (
    <h1 className={isHidden ? css.bare : css.heading} aria-describedby={describedBy}>
      {isHidden ? <HiddenText>{children}</HiddenText> : children}
    </h1>
  );
}
