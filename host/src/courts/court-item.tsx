import { Link, locationsLink, offeredAtom, officesAtom, type PageCourt } from '@court/contract';
import { type Area, dialLinks, phoneText, wordList } from '@court/domain';
import { Button, buttonClass } from '@court/ui';
import { useAtomValue } from 'jotai';
import { barMessages } from '../messages/bar-messages';
import { courtsMessages } from '../messages/courts-messages';
import { useAreaPhrase, usePageCourts } from './courts-context';
import * as css from './courts-page.module.css';
import { placesOf } from './find-courts';
import { textOf } from './text-of';

type Props = {
  court: PageCourt;
  isPresent: boolean;
  /** the site has no other court: its facts, with a button to its home page */
  isOnly: boolean;
  onChoose: () => void;
};

/** The court's offices, each with its phone number. */
function Offices({ court }: Pick<Props, 'court'>) {
  const { byId } = useAtomValue(officesAtom);
  return Object.entries(court.offices).map(([id, { name }]) => {
    const phone = byId[id]?.phone;
    const tel = phone && dialLinks({ phone })[0]?.href;
    return (
      <div key={id}>
        <dt>{name}</dt>
        <dd>{phone && (tel ? <a href={tel}>{phoneText(phone)}</a> : phone)}</dd>
      </div>
    );
  });
}

/** A court in the list. A press on its name chooses it. Its places and its areas are below the name. */
export function CourtItem({ court, isPresent, isOnly, onChoose }: Props) {
  const { registry } = usePageCourts();
  const offered = useAtomValue(offeredAtom);
  const released = court.modules.filter((area) => registry.outline(area));
  const phraseOf = useAreaPhrase();
  const titleOf = (area: Area) => {
    const title = registry.title(area);
    return title ? textOf(title) : phraseOf(area);
  };
  const offers = wordList(released.map(titleOf));
  return (
    <li className={css.court}>
      {!isOnly && (
        <button type="button" className={css.choose} aria-current={isPresent || undefined} onClick={onChoose}>
          {court.displayName}
        </button>
      )}
      {isPresent && <p className={css.present}>{courtsMessages('courtsPresent')}</p>}
      {isOnly && <h2>{courtsMessages('courtsOnlyPhones')}</h2>}
      <dl className={css.facts}>
        {isOnly ? (
          <Offices court={court} />
        ) : (
          <>
            <div>
              <dt>{courtsMessages('courtsPlaces')}</dt>
              <dd>{wordList(placesOf(court))}</dd>
            </div>
            <div>
              <dt>{courtsMessages('courtsOffers')}</dt>
              <dd>{offers}</dd>
            </div>
          </>
        )}
      </dl>
      {court.sample && !isOnly && <p className={css.sample}>{barMessages('sample')}</p>}
      {isOnly && (
        <p className={css.ways}>
          <Button kind="primary" onClick={onChoose}>
            {courtsMessages('courtsOnlyOpen')}
          </Button>
          {offered(locationsLink()) && (
            <Link className={buttonClass()} to={locationsLink()}>
              {courtsMessages('courtsOnlyPlaces')}
            </Link>
          )}
        </p>
      )}
    </li>
  );
}
