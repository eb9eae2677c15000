import { courtAtom, recentlyViewedSchema, searchDetailLink, storedSetting } from '@court/contract';
import { DEVICE_KEYS } from '@court/domain';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { homeMessages } from '../messages/home-messages';
import * as css from './next-listed.module.css';

const MAX_SHOWN = 5;

const viewedAtom = storedSetting(DEVICE_KEYS.recentlyViewed, recentlyViewedSchema);

/** The people and cases that the reader opened last at this court. Draws nothing if there are none. */
export function RecentSearches() {
  const court = useAtomValue(courtAtom)?.code ?? '';
  const viewed = useAtomValue(viewedAtom)[court] ?? [];
  const heading = useId();
  if (viewed.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={css.section}>
      <h2 id={heading}>{homeMessages('recent')}</h2>
      <p className={css.ways}>
        {viewed.slice(0, MAX_SHOWN).map(({ field, id, title }) => (
          <a key={`${field} ${id}`} className={css.way} href={BASE + searchDetailLink('hearings', field, id)}>
            {title}
          </a>
        ))}
      </p>
    </section>
  );
}
