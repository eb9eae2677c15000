import type { PageCourt } from '@court/contract';
import { courtsWords } from '../locales/courts-en-us';
import { words } from '../locales/en-us';
import { useAreaPhrase } from '../remotes/area-words';
import { usePageCourts } from './courts-context';
import * as css from './courts-page.module.css';
import { placesOf } from './find-courts';

type Props = { court: PageCourt; isPresent: boolean; onChoose: () => void };

const list = new Intl.ListFormat('en-US');

/** One court: its name chooses it; where it sits and what it offers stand below. */
export function CourtItem({ court, isPresent, onChoose }: Props) {
  const { registry } = usePageCourts();
  const released = court.modules.filter((area) => registry.outline(area));
  const offers = list.format(released.map(useAreaPhrase()));
  return (
    <li className={css.court}>
      <button type="button" className={css.choose} aria-current={isPresent || undefined} onClick={onChoose}>
        {court.displayName}
      </button>
      {isPresent && <p className={css.present}>{courtsWords('courtsPresent')}</p>}
      <p className={css.fact}>{courtsWords('courtsPlaces', { places: list.format(placesOf(court)) })}</p>
      <p className={css.fact}>{courtsWords('courtsOffers', { offers })}</p>
      {court.sample && <p className={css.fact}>{words('sample')}</p>}
    </li>
  );
}
