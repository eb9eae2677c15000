import type { SearchField } from '@court/contract';
import type { CalendarKind } from '@court/records';
import { buttonClass } from '@court/ui';
import type { MouseEventHandler } from 'react';
import { searchMessages } from '../messages/search-messages';
import * as css from '../screens/search-screen.module.css';
import { SEARCH_SCOPES, type SearchScope, scopeLink } from '../search/parse-query';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

type Props = {
  kind: CalendarKind;
  field: SearchField;
  scope: SearchScope;
  text: string;
  /** follows the links in it */
  onClick?: MouseEventHandler;
};

/** Among whom or what one searches; the text stays. */
export function ScopeLinksView({ kind, field, scope, text, onClick }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too
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
