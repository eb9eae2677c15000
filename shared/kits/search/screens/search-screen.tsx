import {
  type SearchField as Field,
  NavLink,
  SEARCH_FIELDS,
  searchDetailLink,
  searchLink,
  useNavigate,
} from '@court/contract';
import type { CalendarKind, TypedCaseNumber } from '@court/records';
import { HiddenText, Notice, PageHeading } from '@court/ui';
import { useEffect, useState } from 'react';
import { searchMessages } from '../messages/search-messages';
import { type ParsedQuery, parseQuery } from '../search/parse-query';
import { resultCountText } from '../search/result-count-text';
import { type SearchState, useSearch } from '../search/use-search';
import { NothingFound } from './nothing-found';
import { RecentList } from './recent-list';
import { SearchField } from './search-field';
import * as css from './search-screen.module.css';

/** ms that a sentence must stand before it is told: who types hears what the last letter brought. */
const TELL_MS = 700;

/** `sentence` once it has stood for a while, for a polite live region; '' until then. */
function useDelayedAnnouncement(sentence: string): string {
  const [told, tell] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => tell(sentence), sentence ? TELL_MS : 0);
    return () => clearTimeout(timer);
  }, [sentence]);
  return told;
}

function numberText({ short, type, year, complete }: TypedCaseNumber['says']): string {
  const said = { number: short, type: searchMessages(`type.${type ?? 'any'}`) };
  if (!complete) return searchMessages('as.beginning', said);
  return searchMessages(year === null ? 'as.serial' : 'as.number', said);
}

/** What was understood, in words; '' where that goes without saying. */
function queryText(query: ParsedQuery, text: string, isNumberField: boolean): string {
  if (query.as === 'number') return numberText(query.typed.says);
  if (query.as === 'nothing') return '';
  if (isNumberField) return searchMessages('as.name', { text: query.name });
  return query.name === text.replace(/\s+/g, ' ').trim()
    ? ''
    : searchMessages('as.part', { text: query.name });
}

type Props = { kind: CalendarKind; field: Field };

function Fields({ kind }: Pick<Props, 'kind'>) {
  return (
    <nav aria-label={searchMessages('fields')} className={css.fields}>
      {SEARCH_FIELDS.map((field) => (
        <NavLink key={field} className={css.field ?? ''} to={searchLink(kind, field)}>
          {searchMessages(`field.${field}`)}
        </NavLink>
      ))}
    </nav>
  );
}

function InPlaceOfResults({ kind, field, search }: Props & { search: SearchState }) {
  const { results, settled, searching, retry } = search;
  if (results.status === 'nothing-typed') return <RecentList kind={kind} field={field} />;
  if (results.status === 'failed')
    return (
      <Notice title={searchMessages('failed')} onRetry={retry}>
        <p>{searchMessages(navigator.onLine === false ? 'failed.offline' : 'failed.why')}</p>
      </Notice>
    );
  if (results.status === 'searching') return <p className={css.count}>{searchMessages('searching')}</p>;
  const isEmpty = results.hits.length === 0 && results.similar?.length === 0 && !results.more;
  if (!isEmpty || searching) return null;
  return <NothingFound kind={kind} field={field} text={settled.trim()} query={parseQuery(field, settled)} />;
}

/** A search by attorney, case number or debtor: one field, and what it brings while one types. */
export function SearchScreen({ kind, field }: Props) {
  const search = useSearch(kind, field);
  const navigate = useNavigate();
  const { settled, results, searching } = search;
  const query = parseQuery(field, settled);
  const count = resultCountText(field, query, settled, results);
  const told = useDelayedAnnouncement(searching ? '' : count.told);
  return (
    <div className={css.page}>
      <PageHeading>{searchMessages(`title.${kind}.${field}`)}</PageHeading>
      <Fields kind={kind} />
      <p className={css.count} data-search-count>
        {count.shown}
      </p>
      <div role="status">
        <HiddenText>{told}</HiddenText>
      </div>
      <SearchField
        key={field}
        field={field}
        search={search}
        interpretation={queryText(query, settled, field === 'casenumber')}
        onChoose={({ field: of, id }) => navigate(searchDetailLink(kind, of, id), { viewTransition: true })}
      />
      <InPlaceOfResults kind={kind} field={field} search={search} />
    </div>
  );
}
