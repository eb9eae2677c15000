import { NoCourtPage } from '../courts/no-court-page';
import { NotEnabledPage } from './not-enabled-page';
import { NotReleasedPage } from './not-released-page';
import { UnknownPage } from './unknown-page';

const PAGES = {
  'no-court': NoCourtPage,
  'not-available': NotReleasedPage,
  'not-offered': NotEnabledPage,
  unknown: UnknownPage,
};

/** The reason why an address shows no screen. */
export type NotFoundReason = keyof typeof PAGES;

/** Shown at an address without a screen: gives the reason and a link home. */
export function NotFoundPage({ why }: { why: NotFoundReason }) {
  const Page = PAGES[why];
  return <Page />;
}
