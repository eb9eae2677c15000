import { courtAtom, Link, SEARCH_FIELDS, type SearchField, searchLink } from '@court/contract';
import type { CalendarKind } from '@court/records';
import { Notice } from '@court/ui';
import { useAtomValue } from 'jotai';
import { searchMessages } from '../messages/search-messages';
import type { ParsedQuery } from '../search/parse-query';
import * as css from './search-screen.module.css';

type Props = { kind: CalendarKind; field: SearchField; text: string; query: ParsedQuery };

/** What the text could be searched as instead. */
function waysOn(field: SearchField, text: string, query: ParsedQuery): [SearchField, string][] {
  const name = query.as === 'number' ? query.name : text;
  const number = query.as === 'name' ? query.number : null;
  const searched = query.as === 'name' ? query.field : field;
  return SEARCH_FIELDS.filter((one) => one !== searched).flatMap((one): [SearchField, string][] => {
    const other = one === 'casenumber' ? number : name;
    return other ? [[one, other]] : [];
  });
}

/** Stands where results would be: says what was looked for, and where else to look. */
export function NothingFound({ kind, field, text, query }: Props) {
  const court = useAtomValue(courtAtom);
  const searched = query.as === 'name' ? query.field : field;
  return (
    <Notice title={searchMessages(`none.${searched}`, { text })}>
      <p>{searchMessages('noneWhy')}</p>
      <ul className={css.ways}>
        {waysOn(field, text, query).map(([other, as]) => (
          <li key={other}>
            <Link className={css.link} to={searchLink(kind, other, as)}>
              {searchMessages(`on.${other}`, { text: as })}
            </Link>
          </li>
        ))}
        {court && (
          <li>
            <a className={css.link} href={court.officialSite} rel="noreferrer">
              {searchMessages('on.clerk')}
            </a>
          </li>
        )}
      </ul>
    </Notice>
  );
}
