import { areasAtom, courtAtom } from '@court/contract';
import { PageHeading } from '@court/ui';
import { useAtomValue } from 'jotai';
import { usePageCourts } from '../courts/courts-context';
import { homeMessages } from '../messages/home-messages';
import { AreaTiles } from './area-tiles';
import { ChangesHere } from './changes-here';
import * as css from './home-page.module.css';
import { NextListed } from './next-listed';
import { TodayHere } from './today-here';

/** Where a reader starts: today at the court, and what it offers. */
export function HomePage() {
  const court = useAtomValue(courtAtom);
  const { registry } = usePageCourts();
  // told anew when the site's registry has been read
  useAtomValue(areasAtom);
  if (!court) return null;
  return (
    <div className={css.page}>
      <PageHeading>{homeMessages('homeTitle')}</PageHeading>
      {registry.offeredAt('/calendar') && <TodayHere />}
      {registry.offeredAt('/search-mylist') && <NextListed />}
      {registry.offeredAt('/calendar') && <ChangesHere />}
      <AreaTiles items={registry.menu()} />
    </div>
  );
}
