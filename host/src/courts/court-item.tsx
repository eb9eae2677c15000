import type { PageCourt } from '@court/contract';
import { type Area, wordList } from '@court/domain';
import { barMessages } from '../messages/bar-messages';
import { courtsMessages } from '../messages/courts-messages';
import { useAreaPhrase, usePageCourts } from './courts-context';
import * as css from './courts-page.module.css';
import { placesOf } from './find-courts';
import { textOf } from './text-of';

type Props = {
  court: PageCourt;
  isPresent: boolean;
  onChoose: () => void;
};

/** A court in the list. A press on its name chooses it. Its places and its areas are below the name. */
export function CourtItem({ court, isPresent, onChoose }: Props) {
  const { registry } = usePageCourts();
  const released = court.modules.filter((area) => registry.outline(area));
  const phraseOf = useAreaPhrase();
  const titleOf = (area: Area) => {
    const title = registry.title(area);
    return title ? textOf(title) : phraseOf(area);
  };
  const offers = wordList(released.map(titleOf));
  return (
    <li className={css.court}>
      <button type="button" className={css.choose} aria-current={isPresent || undefined} onClick={onChoose}>
        {court.displayName}
      </button>
      {isPresent && <p className={css.present}>{courtsMessages('courtsPresent')}</p>}
      <p className={css.fact}>{courtsMessages('courtsPlaces', { places: wordList(placesOf(court)) })}</p>
      <p className={css.fact}>{courtsMessages('courtsOffers', { offers })}</p>
      {court.sample && <p className={css.fact}>{barMessages('sample')}</p>}
    </li>
  );
}
