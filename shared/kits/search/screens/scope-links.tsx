import { Link, type SearchField } from '@court/contract';
import type { CalendarKind } from '@court/records';
import { buttonClass } from '@court/ui';
import { searchMessages } from '../messages/search-messages';
import { SEARCH_SCOPES, type SearchScope, scopeLink } from '../search/parse-query';
import * as css from './search-screen.module.css';

type Props = { kind: CalendarKind; field: SearchField; scope: SearchScope; text: string };

/** Among whom or what one searches; the text stays. */
export function ScopeLinks({ kind, field, scope, text }: Props) {
  return (
    <nav aria-label={searchMessages('scopes')} className={css.scopes}>
      {SEARCH_SCOPES.map((each) => (
        <Link
          key={each}
          className={buttonClass('outline')}
          to={scopeLink(kind, each, text, field)}
          replace
          viewTransition={false}
          aria-current={each === scope ? 'page' : undefined}
        >
          {searchMessages(`scope.${each}`)}
        </Link>
      ))}
    </nav>
  );
}
