import type { SearchField as Field } from '@court/contract';
import { Button, X } from '@court/ui';
import { useId } from 'react';
import { searchMessages } from '../messages/search-messages';
import type { SearchHit } from '../search/search-hit';
import { useOptions } from '../search/use-options';
import type { SearchState } from '../search/use-search';
import { optionId, ResultList } from './result-list';
import * as css from './search-screen.module.css';

type Props = {
  field: Field;
  search: SearchState;
  /** how the text was read, in words; '' where that goes without saying */
  interpretation: string;
  onChoose: (hit: SearchHit) => void;
};

/** The field one types into, with its results below it: a combobox whose list stands on the page. */
export function SearchField({ field, search, interpretation, onChoose }: Props) {
  const { text, results, searching, type, showMore } = search;
  const { hits, more } = results;
  const similar = results.similar ?? [];
  const id = useId();
  const [list, hint] = [`${id}-list`, `${id}-hint`];
  const all = [...hits, ...similar];
  const choose = (at: number) => {
    const one = all[at];
    if (one) onChoose(one);
    else if (more) showMore();
  };
  const count = all.length + (more ? 1 : 0);
  const clear = () => type('');
  const { active, open, restart, onKeyDown } = useOptions({ count, choose, settled: !searching, clear });
  const listed = open && count > 0;
  return (
    <div className={css.search}>
      <label htmlFor={id} className={css.label}>
        {searchMessages(`label.${field}`)}
      </label>
      <div className={css.line}>
        <input
          id={id}
          className={css.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? list : undefined}
          aria-activedescendant={listed && active >= 0 ? optionId(list, active) : undefined}
          aria-describedby={hint}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={300}
          value={text}
          onChange={({ target }) => {
            restart();
            type(target.value);
          }}
          onKeyDown={onKeyDown}
        />
        {text && (
          <Button
            onClick={() => {
              clear();
              document.getElementById(id)?.focus();
            }}
          >
            <X aria-hidden size="1.25rem" />
            {searchMessages('clear')}
          </Button>
        )}
      </div>
      <p id={hint} className={css.hint} data-understood={interpretation || undefined}>
        {interpretation || searchMessages(`hint.${field}`)}
      </p>
      {listed && (
        <div aria-busy={searching}>
          <ResultList id={list} hits={hits} similar={similar} more={more} active={active} onChoose={choose} />
        </div>
      )}
    </div>
  );
}
