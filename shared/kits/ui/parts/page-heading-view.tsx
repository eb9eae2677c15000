import { HiddenText } from './hidden-text';
import * as css from './page-heading.module.css';

type Props = {
  children: string;
  /** id of what is read after the heading */
  describedBy?: string | undefined;
  /** for those who listen alone: what stands there says it to all others */
  isHidden?: boolean;
};

/** The one `h1` of a page. */
export function PageHeadingView({ children, describedBy, isHidden = false }: Props) {
  return (
    <h1 className={isHidden ? css.bare : css.heading} aria-describedby={describedBy}>
      {isHidden ? <HiddenText>{children}</HiddenText> : children}
    </h1>
  );
}
