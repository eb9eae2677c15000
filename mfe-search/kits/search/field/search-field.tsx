import { readerSettingsAtom, useLocation } from '@court/contract';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useId, useState } from 'react';
import type { SearchState } from '../search/use-search';
import { SearchFieldView } from './search-field-view';

/** Elements in which a slash is typed as text. */
const TYPED_IN = 'input, select, textarea, dialog, [contenteditable]';

/**
 * Focuses the field when the reader presses a slash, when the page opens with an empty field, or after the reader typed
 * in the bar's field.
 */
function useWays(field: RefObject<HTMLInputElement | null>, isEmpty: boolean): void {
  const hasKey = useAtomValue(readerSettingsAtom).shortcutKeys === 'Y';
  const isTyped = (useLocation().state as { isTyped?: boolean } | null)?.isTyped === true;
  // the state when the page opened: clearing the field later must not move the focus
  const [starts] = useState(isEmpty || isTyped);
  useEffect(() => {
    // invisible behind the first paint, whose field has the focus: WebKit would take it away, and give it to nothing
    const isShown = field.current && getComputedStyle(field.current).visibility === 'visible';
    if (starts && isShown) field.current?.focus({ preventScroll: true });
  }, [starts, field]);
  useEffect(() => {
    if (!hasKey) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== '/' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target instanceof Element && target.closest(TYPED_IN)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hasKey, field]);
}

type Props = {
  search: SearchState;
  field: RefObject<HTMLInputElement | null>;
  /** moves the focus to the first result */
  onReach: () => void;
  /** opens the only result; if there are several, focuses the first */
  onEnter: () => void;
};

/**
 * The search field, for numbers and names. ↓ focuses the first result, Enter opens the only one, Escape clears the
 * field.
 */
export function SearchField({ search: { scope, text, type }, field, onReach, onEnter }: Props) {
  const hint = useId();
  useWays(field, text === '');
  const onKey = (key: string): boolean => {
    if (key === 'ArrowDown') onReach();
    else if (key === 'Enter') onEnter();
    else if (key === 'Escape' && text) type('');
    else return false;
    return true;
  };
  return (
    <SearchFieldView
      scope={scope}
      text={text}
      hintId={hint}
      onClear={() => {
        type('');
        field.current?.focus();
      }}
      input={{
        ref: field,
        onChange: ({ target }) => type(target.value),
        onKeyDown: (event) => {
          if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
          if (onKey(event.key)) event.preventDefault();
        },
      }}
    />
  );
}
