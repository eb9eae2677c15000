import {
  type FirstPaintPage,
  type FirstScreen,
  readSearchLink,
  SEARCH_FIELDS,
  searchLink,
} from '@court/contract';
import { type CalendarKind, isAt } from '@court/records';
import { buttonClass, controlClass, element, hiddenHeading, hiddenText } from '@court/ui/first-paint';
import { searchMessages } from '../messages/search-messages';
import * as css from '../screens/search-screen.module.css';
import { readScope, SEARCH_SCOPES, scopeLink } from '../search/parse-query';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

const HINT = 'first-hint';

/** The field of a search, as SearchScreen draws it, to be typed in until the app comes; null at another address. */
export function firstSearch({ path, query }: FirstPaintPage, kind: CalendarKind): FirstScreen | null {
  const field = SEARCH_FIELDS.find((each) => isAt(searchLink(kind, each), path));
  if (!field) return null;
  const scope = readScope(query, field);
  const text = readSearchLink(query);
  const title = searchMessages(`title.${kind}.${scope}`);
  const label = searchMessages(`label.${scope}`);
  return {
    title,
    reads: [],
    draw: () => [
      element(
        'div',
        { css: css.page, 'data-bleed': 'true' },
        hiddenHeading(title),
        element(
          'div',
          { css: css.bar },
          element(
            'search',
            { css: css.search },
            element('input', {
              ...{ css: controlClass(css.input), 'aria-label': label, placeholder: label },
              ...{ 'aria-describedby': HINT, type: 'search', autocomplete: 'off', autocapitalize: 'off' },
              ...{ autocorrect: 'off', spellcheck: 'false', enterkeyhint: 'search', maxlength: '300' },
              ...{ value: text, autofocus: text === '' && '' },
            }),
            element('span', { id: HINT }, hiddenText(searchMessages('hint'))),
          ),
          element(
            'nav',
            { 'aria-label': searchMessages('scopes'), css: css.scopes },
            ...SEARCH_SCOPES.map((each) =>
              element(
                'a',
                {
                  ...{ css: buttonClass('outline'), href: BASE + scopeLink(kind, each, text, field) },
                  'aria-current': each === scope && 'page',
                },
                searchMessages(`scope.${each}`),
              ),
            ),
          ),
        ),
        // as RecentList begins; what stands below it the device alone knows
        text.trim() === '' &&
          element('div', { css: css.place }, element('p', { css: css.said }, searchMessages('hint'))),
      ),
    ],
  };
}
