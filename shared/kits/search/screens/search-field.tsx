import { readerSettingsAtom } from '@court/contract';
import { Button, controlClass, HiddenText, Icon, X } from '@court/ui';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useId, useState } from 'react';
import { searchMessages } from '../messages/search-messages';
import type { SearchState } from '../search/use-search';
import * as css from './search-screen.module.css';

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
    <search className={css.search}>
      <input
        ref={field}
        className={controlClass(css.input)}
        aria-label={searchMessages(`label.${scope}`)}
        aria-describedby={hint}
        placeholder={searchMessages(`label.${scope}`)}
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={300}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
          if (onKey(event.key)) event.preventDefault();
        }}
      />
      <HiddenText>
        <span id={hint}>{searchMessages('hint')}</span>
      </HiddenText>
      {text && (
        // by keys, Escape does it
        <Button
          kind="quiet"
          tabIndex={-1}
          className={css.clear}
          aria-label={searchMessages('clear')}
          onClick={() => {
            type('');
            field.current?.focus();
          }}
        >
          <Icon of={X} size="1.25rem" />
        </Button>
      )}
    </search>
  );
}
