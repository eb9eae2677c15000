import { Link, type SearchField, searchDetailLink } from '@court/contract';
import type { CalendarKind } from '@court/domain';
import { attorneyNameAtom, Button } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId } from 'react';
import { searchMessages } from '../messages/search-messages';
import * as css from '../screens/search-screen.module.css';
import { type SearchScope, scopeLink } from '../search/parse-query';
import {
  clearSearchesAtom,
  clearViewedAtom,
  recentlyViewedAtom,
  recentSearchesAtom,
} from '../search/recently-viewed';
import { HintView } from './search-frame-view';

const SHOWN = 8;

type RecentProps = { title: string; forget: string; onForget: () => void; children: ReactNode };

function Recent({ title, forget, onForget, children }: RecentProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={css.recent}>
      <h2 id={heading}>{title}</h2>
      <ul className={css.ways}>{children}</ul>
      <Button className={css.forget} onClick={onForget}>
        {forget}
      </Button>
    </section>
  );
}

type Props = { kind: CalendarKind; scope: SearchScope; field: SearchField };

/** A hint about what to type, the reader's recent searches, and the recently viewed results of this court. */
export function RecentList({ kind, scope, field }: Props) {
  const searches = useAtomValue(recentSearchesAtom);
  const viewed = useAtomValue(recentlyViewedAtom).filter((one) => scope === 'all' || one.field === scope);
  const attorneyOf = useAtomValue(attorneyNameAtom);
  const forgetSearches = useSetAtom(clearSearchesAtom);
  const forgetViewed = useSetAtom(clearViewedAtom);
  return (
    <>
      <HintView />
      {searches.length > 0 && (
        <Recent
          title={searchMessages('searches')}
          forget={searchMessages('forgetSearches')}
          onForget={() => forgetSearches()}
        >
          {searches.slice(0, SHOWN).map((typed) => (
            <li key={typed}>
              <Link className={css.way} to={scopeLink(kind, scope, typed, field)}>
                {typed}
              </Link>
            </li>
          ))}
        </Recent>
      )}
      {viewed.length > 0 && (
        <Recent
          title={searchMessages('recent')}
          forget={searchMessages('forget')}
          onForget={() => forgetViewed(scope === 'all' ? null : scope)}
        >
          {viewed.slice(0, SHOWN).map(({ field: of, id, title }) => (
            <li key={`${of} ${id}`} className={css.viewed}>
              <Link className={css.way} to={searchDetailLink(kind, of, id)}>
                {of === 'attorney' ? attorneyOf(title) : title}
              </Link>{' '}
              <small className={css.kind}>{searchMessages(`kind.${of}`)}</small>
            </li>
          ))}
        </Recent>
      )}
    </>
  );
}
