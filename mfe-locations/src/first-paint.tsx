import type { FirstPaint } from '@court/contract';
import { PageHeadingView } from '@court/ui';
import { nodesOf } from '@court/ui/dom';
import { officeFirstMessages } from './messages/office-first-messages';
import { OfficesPageView } from './offices/offices-page-view';

/** What OfficesPage says while the offices are read; of an office the page itself knows its name alone, so cards are the app's. */
export const offices: FirstPaint = ({ court }) => {
  const title = officeFirstMessages('title');
  return {
    title,
    reads: [],
    draw: (_, isWhole) =>
      nodesOf(
        <OfficesPageView
          heading={<PageHeadingView>{title}</PageHeadingView>}
          court={court.displayName}
          // where no app comes nothing is read
          told={!isWhole && officeFirstMessages('reading')}
        />,
      ),
  };
};

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push(offices);
