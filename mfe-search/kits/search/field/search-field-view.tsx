import { Button, controlClass, HiddenText, Icon, X } from '@court/ui';
import type { InputHTMLAttributes, RefAttributes } from 'react';
import { searchMessages } from '../messages/search-messages';
import * as css from '../screens/search-screen.module.css';
import type { SearchScope } from '../search/parse-query';
import { hintText } from './search-frame-view';

type Props = {
  scope: SearchScope;
  text: string;
  /** id of the hint about what to type */
  hintId: string;
  onClear: () => void;
  /** attributes of the input element */
  input?: InputHTMLAttributes<HTMLInputElement> & RefAttributes<HTMLInputElement>;
};

/** The search field, for numbers and names. */
export function SearchFieldView({ scope, text, hintId, onClear, input }: Props) {
  const label = searchMessages(`label.${scope}`);
  return (
    <search className={css.search}>
      <input
        className={controlClass(css.input)}
        aria-label={label}
        aria-describedby={hintId}
        placeholder={label}
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={300}
        value={text}
        {...input}
      />
      <HiddenText>
        <span id={hintId}>{hintText()}</span>
      </HiddenText>
      {text && (
        // keyboard users press Escape instead
        <Button
          kind="quiet"
          tabIndex={-1}
          className={css.clear}
          aria-label={searchMessages('clear')}
          onClick={onClear}
        >
          <Icon of={X} size="1.25rem" />
        </Button>
      )}
    </search>
  );
}
