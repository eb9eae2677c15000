import type { SearchField } from '@court/contract';
import type { CalendarKind } from '@court/domain';
import { buttonClass } from '@court/ui';
import type { MouseEventHandler } from 'react';
import { searchMessages } from '../messages/search-messages';
import * as css from '../screens/search-screen.module.css';
import { SEARCH_SCOPES, type SearchScope, scopeLink } from '../search/parse-query';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

type Props = {
  kind: CalendarKind;
  field: SearchField;
  scope: SearchScope;
  text: string;
  /** handles clicks on the links */
  onClick?: MouseEventHandler;
};

/** Links that search the same text among all, attorneys, cases or debtors. */
export function ScopeLinksView({ kind, field, scope, text, onClick }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link sends a click too
    <nav aria-label={searchMessages('scopes')} className={css.scopes} onClick={onClick}>
      {SEARCH_SCOPES.map((each) => (
        <a
          key={each}
          className={buttonClass('outline')}
          href={BASE + scopeLink(kind, each, text, field)}
          aria-current={each === scope ? 'page' : undefined}
        >
          {searchMessages(`scope.${each}`)}
        </a>
      ))}
    </nav>
  );
}
