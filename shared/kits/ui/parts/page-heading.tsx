import { type ComponentProps, useEffect } from 'react';
import { PageHeadingView } from './page-heading-view';

type Props = ComponentProps<typeof PageHeadingView> & {
  /** what the window is called where that is more than the heading */
  windowTitle?: string;
};

/** The one `h1` of a page; the window's title says the same, or more. */
export function PageHeading({ windowTitle, ...props }: Props) {
  const title = windowTitle ?? props.children;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <PageHeadingView {...props} />;
}
