import { courtAtom, Link, SEARCH_FIELDS, type SearchField, searchLink } from '@court/contract';
import type { CalendarKind } from '@court/records';
import { Notice } from '@court/ui';
import { useAtomValue } from 'jotai';
import { searchMessages } from '../messages/search-messages';
import { fieldsOf, parseQuery, type SearchScope } from '../search/parse-query';
import { noneText } from '../search/result-count-text';
import type { SearchGroup } from '../search/use-search';
import * as css from './search-screen.module.css';

type Props = { kind: CalendarKind; scope: SearchScope; groups: readonly SearchGroup[]; text: string };

/** The other fields in which the text could be searched, each with the text for it. */
function waysOn(scope: SearchScope, groups: readonly SearchGroup[], text: string): [SearchField, string][] {
  const query = parseQuery(fieldsOf(scope, text)[0] ?? 'debtor', text);
  const name = query.as === 'number' ? query.name : text;
  const number = query.as === 'name' ? query.number : null;
  const isSearched = (field: SearchField) => groups.some((group) => group.field === field);
  return SEARCH_FIELDS.filter((one) => !isSearched(one)).flatMap((one): [SearchField, string][] => {
    const other = one === 'casenumber' ? number : name;
    return other ? [[one, other]] : [];
  });
}

/** Shown in place of results: says what was searched, and links to other searches. */
export function NothingFound({ kind, scope, groups, text }: Props) {
  const court = useAtomValue(courtAtom);
  return (
    <Notice title={noneText(groups, text)}>
      <p>{searchMessages('noneWhy')}</p>
      <ul className={css.ways}>
        {waysOn(scope, groups, text).map(([other, as]) => (
          <li key={other}>
            <Link className={css.way} to={searchLink(kind, other, as)}>
              {searchMessages(`on.${other}`, { text: as })}
            </Link>
          </li>
        ))}
        {court && (
          <li>
            <a className={css.way} href={court.officialSite} rel="noreferrer">
              {searchMessages('on.clerk')}
            </a>
          </li>
        )}
      </ul>
    </Notice>
  );
}
