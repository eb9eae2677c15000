import { courtAtom, Link, offeredAtom, SEARCH_FIELDS, type SearchField, searchLink } from '@court/contract';
import type { CalendarKind } from '@court/domain';
import { Notice } from '@court/ui';
import { useAtomValue } from 'jotai';
import { searchMessages } from '../messages/search-messages';
import * as css from '../screens/search-screen.module.css';
import { fieldsOf, parseQuery, type SearchScope, scopeLink } from '../search/parse-query';
import { noneText } from '../search/result-count-text';
import type { SearchGroup } from '../search/search-results';

type Props = { kind: CalendarKind; scope: SearchScope; groups: readonly SearchGroup[]; text: string };

/** A link to another search. `says`: message key of its sentence. `to`: its address. `text`: its search text. */
type Way = { says: 'on.all' | 'on.hearings' | `on.${SearchField}`; to: string; text: string };

/** The other fields to search, each with its search text. */
function otherFields(
  scope: SearchScope,
  groups: readonly SearchGroup[],
  text: string,
): [SearchField, string][] {
  const query = parseQuery(fieldsOf(scope, text)[0] ?? 'debtor', text);
  const name = query.as === 'number' ? query.name : text;
  const number = query.as === 'name' ? query.number : null;
  const isSearched = (field: SearchField) => groups.some((group) => group.field === field);
  return SEARCH_FIELDS.filter((one) => !isSearched(one)).flatMap((one): [SearchField, string][] => {
    const other = one === 'casenumber' ? number : name;
    return other ? [[one, other]] : [];
  });
}

/** Shown if there are no results. Says what was searched, and links to other searches. */
export function NothingFound({ kind, scope, groups, text }: Props) {
  const court = useAtomValue(courtAtom);
  const offered = useAtomValue(offeredAtom);
  const [only, ...others] = groups.map(({ field }) => field);
  const field = only ?? 'debtor';
  const ways: Way[] = [
    ...otherFields(scope, groups, text).map(
      ([other, as]): Way => ({ says: `on.${other}`, to: searchLink(kind, other, as), text: as }),
    ),
    ...(scope === 'all' ? [] : [{ says: 'on.all', to: scopeLink(kind, 'all', text, field), text } as const]),
    // a search of 341 meetings does not find people who have only hearings
    ...(kind === 'meetings'
      ? [{ says: 'on.hearings', to: scopeLink('hearings', 'all', text, field), text } as const]
      : []),
  ];
  return (
    <Notice title={noneText(groups, text)}>
      <p>
        {`${searchMessages(`searched.${others.length > 0 ? 'names' : field}`)} ${searchMessages('noneWhy')}`}
      </p>
      <ul className={css.ways}>
        {ways
          .filter(({ to }) => offered(to))
          .map(({ says, to, text: as }) => (
            <li key={says}>
              <Link className={css.way} to={to}>
                {searchMessages(says, { text: as })}
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
