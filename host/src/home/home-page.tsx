import { courtAtom } from '@court/shared/state/court-atom';
import { NextListed } from '@court/shared/ui/lists/next-listed';
import { PageHeading } from '@court/shared/ui/page-heading';
import { useAtomValue } from 'jotai';
import { usePageCourts } from '../courts/courts-context';
import { homeWords as words } from '../locales/home-en-us';
import { AreaTiles } from './area-tiles';
import { ChangesHere } from './changes-here';
import * as css from './home-page.module.css';
import { TodayHere } from './today-here';

/** Where a reader starts: today at the court, and what it offers. */
export function HomePage() {
  const court = useAtomValue(courtAtom);
  const { registry } = usePageCourts();
  if (!court) return null;
  return (
    <div className={css.page}>
      <PageHeading>{words('homeTitle')}</PageHeading>
      {registry.offeredAt('/calendar') && <TodayHere />}
      {registry.offeredAt('/search-mylist') && <NextListed />}
      {registry.offeredAt('/calendar') && <ChangesHere />}
      <AreaTiles items={registry.menu()} />
    </div>
  );
}
