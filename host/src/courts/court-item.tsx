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
      <dl className={css.facts}>
        <div>
          <dt>{courtsMessages('courtsPlaces')}</dt>
          <dd>{wordList(placesOf(court))}</dd>
        </div>
        <div>
          <dt>{courtsMessages('courtsOffers')}</dt>
          <dd>{offers}</dd>
        </div>
      </dl>
      {court.sample && <p className={css.sample}>{barMessages('sample')}</p>}
    </li>
  );
}
