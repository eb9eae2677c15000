import { NoCourtPage } from '../courts/no-court-page';
import { NotAvailablePage } from './not-available-page';
import { NotOfferedPage } from './not-offered-page';
import { UnknownPage } from './unknown-page';

const PAGES = {
  'no-court': NoCourtPage,
  'not-available': NotAvailablePage,
  'not-offered': NotOfferedPage,
  unknown: UnknownPage,
};

/** Why an address shows no screen. */
export type NotFoundReason = keyof typeof PAGES;

/** Stands at an address without a screen: says why, and leads on. */
export function NotFoundPage({ why }: { why: NotFoundReason }) {
  const Page = PAGES[why];
  return <Page />;
}
