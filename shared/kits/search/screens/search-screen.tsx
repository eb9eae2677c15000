import {
  type SearchField as Field,
  NavLink,
  SEARCH_FIELDS,
  searchDetailLink,
  searchLink,
  useNavigate,
} from '@court/contract';
import type { CalendarKind } from '@court/records';
import { HiddenText, Notice, PageHeading } from '@court/ui';
import { foundWords } from '../search/found-words';
import { searchWords } from '../search/search-words';
import { understand } from '../search/understood';
import { understoodWords } from '../search/understood-words';
import { type SearchState, useSearch } from '../search/use-search';
import { useTold } from '../search/use-told';
import { NothingFound } from './nothing-found';
import { RecentList } from './recent-list';
import { SearchField } from './search-field';
import * as css from './search-screen.module.css';

type Props = { kind: CalendarKind; field: Field };

function Fields({ kind }: Pick<Props, 'kind'>) {
  return (
    <nav aria-label={searchWords('fields')} className={css.fields}>
      {SEARCH_FIELDS.map((field) => (
        <NavLink key={field} className={css.field ?? ''} to={searchLink(kind, field)}>
          {searchWords(`field.${field}`)}
        </NavLink>
      ))}
    </nav>
  );
}

function InPlaceOfResults({ kind, field, search }: Props & { search: SearchState }) {
  const { finding, settled, searching, retry } = search;
  if (finding.status === 'nothing-typed') return <RecentList kind={kind} field={field} />;
  if (finding.status === 'failed')
    return (
      <Notice title={searchWords('failed')} onRetry={retry}>
        <p>{searchWords(navigator.onLine === false ? 'failed.offline' : 'failed.why')}</p>
      </Notice>
    );
  if (finding.status === 'searching') return <p className={css.count}>{searchWords('searching')}</p>;
  const isEmpty = finding.found.length === 0 && finding.similar?.length === 0 && !finding.more;
  if (!isEmpty || searching) return null;
  return (
    <NothingFound kind={kind} field={field} text={settled.trim()} understood={understand(field, settled)} />
  );
}

/** A search by attorney, case number or debtor: one field, and what it brings while one types. */
export function SearchScreen({ kind, field }: Props) {
  const search = useSearch(kind, field);
  const navigate = useNavigate();
  const { settled, finding, searching } = search;
  const understood = understand(field, settled);
  const count = foundWords(field, understood, settled, finding);
  const told = useTold(searching ? '' : count.told);
  return (
    <div className={css.page}>
      <PageHeading>{searchWords(`title.${kind}.${field}`)}</PageHeading>
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
        understood={understoodWords(understood, settled, field === 'casenumber')}
        onChoose={({ field: of, id }) => navigate(searchDetailLink(kind, of, id), { viewTransition: true })}
      />
      <InPlaceOfResults kind={kind} field={field} search={search} />
    </div>
  );
}
