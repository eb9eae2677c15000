import type { FirstPaint } from '@court/contract';
import { PageHeadingView } from '@court/ui';
import { nodesOf } from '@court/ui/dom';
import { officeFirstMessages } from './messages/office-first-messages';
import { OfficesPageView } from './offices/offices-page-view';

/**
 * The first paint of OfficesPage: its text while the offices load. Draws no cards, because the page has only the
 * names of the offices.
 */
export const offices: FirstPaint = () => {
  const title = officeFirstMessages('title');
  return {
    title,
    reads: [],
    draw: (_, isWhole) =>
      nodesOf(
        <OfficesPageView
          heading={<PageHeadingView>{title}</PageHeadingView>}
          // without an app nothing loads, so no loading text
          isReading={!isWhole}
        />,
      ),
  };
};

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push(offices);
