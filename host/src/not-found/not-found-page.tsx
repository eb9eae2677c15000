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

/** Why an address shows no screen. */
export type NotFoundReason = keyof typeof PAGES;

/** Stands at an address without a screen: says why, and leads on. */
export function NotFoundPage({ why }: { why: NotFoundReason }) {
  const Page = PAGES[why];
  return <Page />;
}
