import { Link, type SearchField, searchDetailLink } from '@court/contract';
import type { CalendarKind } from '@court/records';
import { attorneyNameAtom, Button } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { searchMessages } from '../messages/search-messages';
import { clearViewedAtom, recentlyViewedAtom } from '../search/recently-viewed';
import * as css from './search-screen.module.css';

const SHOWN = 8;

type Props = { kind: CalendarKind; field: SearchField };

/** Whom or what the reader looked at lately at this court. */
export function RecentList({ kind, field }: Props) {
  const finds = useAtomValue(recentlyViewedAtom).filter((one) => one.field === field);
  const attorneyOf = useAtomValue(attorneyNameAtom);
  const forget = useSetAtom(clearViewedAtom);
  const heading = useId();
  if (finds.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={css.recent}>
      <h2 id={heading} className={css.tier}>
        {searchMessages('recent')}
      </h2>
      <ul className={css.ways}>
        {finds.slice(0, SHOWN).map(({ id, title }) => (
          <li key={id}>
            <Link className={css.link} to={searchDetailLink(kind, field, id)}>
              {field === 'attorney' ? attorneyOf(title) : title}
            </Link>
          </li>
        ))}
      </ul>
      <Button className={css.clear} onClick={() => forget(field)}>
        {searchMessages('forget')}
      </Button>
    </section>
  );
}
