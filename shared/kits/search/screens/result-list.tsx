import { searchMessages } from '../messages/search-messages';
import type { SearchHit } from '../search/search-hit';
import { ResultOption } from './result-option';
import * as css from './search-screen.module.css';

type Props = {
  id: string;
  hits: readonly SearchHit[];
  similar: readonly SearchHit[];
  more: boolean;
  /** position among `hits`, `similar` and "more" in one row */
  active: number;
  onChoose: (at: number) => void;
};

/** Id of the option at a position. */
export const optionId = (list: string, at: number) => `${list}-${at}`;

/** What a search has brought, as the options of its field; similar names under a heading of their own. */
export function ResultList({ id, hits, similar, more, active, onChoose }: Props) {
  const options = (list: readonly SearchHit[], from: number) =>
    list.map((one, at) => (
      <ResultOption
        key={one.id}
        id={optionId(id, from + at)}
        hit={one}
        active={active === from + at}
        onChoose={() => onChoose(from + at)}
      />
    ));
  const last = hits.length + similar.length;
  return (
    <div role="listbox" id={id} aria-label={searchMessages('results')} className={css.list}>
      {options(hits, 0)}
      {similar.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset can be no part of a list of options
        <div role="group" aria-labelledby={`${id}-similar`} className={css.similar}>
          <div role="presentation" id={`${id}-similar`} className={css.tier}>
            {searchMessages('similar')}
          </div>
          {options(similar, hits.length)}
        </div>
      )}
      {more && (
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
        <div
          role="option"
          id={optionId(id, last)}
          aria-selected={active === last}
          className={`${css.option} ${css.more}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(last)}
        >
          {searchMessages('more')}
        </div>
      )}
    </div>
  );
}
