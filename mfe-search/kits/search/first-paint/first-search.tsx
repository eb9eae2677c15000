import {
  type FirstPaintPage,
  type FirstScreen,
  readSearchLink,
  SEARCH_FIELDS,
  searchLink,
} from '@court/contract';
import { type CalendarKind, isAt } from '@court/domain';
import { PageHeadingView } from '@court/ui';
import { nodesOf } from '@court/ui/dom';
import { ScopeLinksView } from '../field/scope-links-view';
import { SearchFieldView } from '../field/search-field-view';
import { HintView, SearchFrameView } from '../field/search-frame-view';
import { searchMessages } from '../messages/search-messages';
import { readScope, scopeLink } from '../search/parse-query';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

/**
 * The first paint of a search: the field of SearchScreen, usable before the app has started. Null at other addresses.
 */
export function firstSearch({ path, query }: FirstPaintPage, kind: CalendarKind): FirstScreen | null {
  const field = SEARCH_FIELDS.find((each) => isAt(searchLink(kind, each), path));
  if (!field) return null;
  const scope = readScope(query, field);
  const text = readSearchLink(query);
  const title = searchMessages(`title.${kind}.${scope}`);
  const isEmpty = text.trim() === '';
  return {
    title,
    reads: [],
    draw: (_, isWhole) =>
      nodesOf(
        <SearchFrameView
          heading={<PageHeadingView isHidden>{title}</PageHeadingView>}
          field={
            <SearchFieldView
              scope={scope}
              text={text}
              hintId="first-hint"
              onClear={() => location.assign(BASE + scopeLink(kind, scope, '', field))}
              input={{ autoFocus: text === '' }}
            />
          }
          scopes={<ScopeLinksView kind={kind} field={field} scope={scope} text={text} />}
          isSearching={!isEmpty && !isWhole}
        >
          {/* the first part of RecentList; only the app can render recent searches and results */}
          {isEmpty && <HintView />}
        </SearchFrameView>,
      ),
  };
}
