import { readerSettingsAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useId, useState } from 'react';
import type { SearchState } from '../search/use-search';
import { SearchFieldView } from './search-field-view';

/** Where a slash is a letter. */
const TYPED_IN = 'input, select, textarea, dialog, [contenteditable]';

/** A slash leads to the field, as it does on every other screen; where nothing is typed yet, coming here does. */
function useWays(field: RefObject<HTMLInputElement | null>, isEmpty: boolean): void {
  const hasKey = useAtomValue(readerSettingsAtom).shortcutKeys === 'Y';
  // as it was when the reader came: what is cleared later keeps the focus where it is
  const [startsEmpty] = useState(isEmpty);
  useEffect(() => {
    if (startsEmpty) field.current?.focus({ preventScroll: true });
  }, [startsEmpty, field]);
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
  /** to the first result */
  onReach: () => void;
  /** to the only result; else to the first */
  onEnter: () => void;
};

/** The one field: numbers and names alike. ↓ leads to what it brought, Enter to the only one, Escape clears it. */
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
