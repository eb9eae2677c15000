import { readerSettingsAtom } from '@court/contract';
import { Icon } from '@court/ui';
import { useAtomValue } from 'jotai';
import { Search } from 'lucide';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAreaItems } from '../menu/area-menu';
import { shellMessages } from '../messages/shell-messages';
import { searchPath } from '../page/search-path';
import * as css from './quick-search.module.css';
import * as shellCss from './shell.module.css';
import { FindRoom } from './shell-view';

/** Elements in which a slash is typed text. */
const TYPED_IN = 'input, select, textarea, dialog, [contenteditable]';

/** Screens that have their own search field. */
const SEARCHES = /^\/(?:home|(?:search|s341)-(?:attorney|casenumber|debtor))$/;

/** The host's screens without a search field. At any other address without an area, UnknownPage has a field. */
const HOST_SCREENS = /^\/(?:courts|ios-qr-code|android-qr-code)$/;

/**
 * The bar's search field. Opens the search area with the typed text. Text with a digit opens the case number search.
 */
export function QuickSearch() {
  const { search: item, area } = useAreaItems();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  const hasKey = useAtomValue(readerSettingsAtom).shortcutKeys === 'Y';
  useEffect(() => {
    if (!hasKey) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== '/' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!field.current || (target instanceof Element && target.closest(TYPED_IN))) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hasKey]);
  const isUnknown = area === null && !HOST_SCREENS.test(pathname);
  if (!item || isUnknown || SEARCHES.test(pathname)) return <FindRoom />;
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (field.current) field.current.value = '';
    // the search page puts the focus in its field
    void navigate(searchPath(item.path, typed), { viewTransition: true, state: { isTyped: true } });
  };
  return (
    <search className={shellCss.find}>
      <form className={css.form} onSubmit={go}>
        <button type="submit" aria-label={shellMessages('find')}>
          <Icon of={Search} size="1rem" />
        </button>
        <input
          ref={field}
          type="search"
          aria-label={shellMessages('find')}
          aria-keyshortcuts={hasKey ? '/' : undefined}
          placeholder={shellMessages('findHint')}
          autoComplete="off"
          enterKeyHint="search"
        />
        {hasKey && <kbd aria-hidden>/</kbd>}
      </form>
    </search>
  );
}
