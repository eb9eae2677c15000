import { type ComponentProps, useEffect } from 'react';
import { PageHeadingView } from './page-heading-view';

type Props = ComponentProps<typeof PageHeadingView> & {
  /** the window's title, if it says more than the heading */
  windowTitle?: string;
};

/** The only `h1` of a page. Also sets the window's title. */
export function PageHeading({ windowTitle, ...props }: Props) {
  const title = windowTitle ?? props.children;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <PageHeadingView {...props} />;
}
