import type { CalendarKind } from '@court/domain';
import { BoardSection, Button } from '@court/ui';
import * as board from '@court/ui/row/board-section.module.css';
import { searchMessages } from '../messages/search-messages';
import { groupCountText } from '../search/result-count-text';
import type { SearchHit } from '../search/search-hit';
import type { SearchGroup } from '../search/search-results';
import { ResultRow } from './result-row';
import * as css from './search-screen.module.css';

type Props = {
  kind: CalendarKind;
  group: SearchGroup;
  /** the searched text */
  text: string;
  /** how the app read the text; '' if that is obvious */
  interpretation: string;
  onFollow: (hit: SearchHit) => void;
  onMore: () => void;
};

/** Results in one field, with their count. Similar names are under a heading of their own. */
export function ResultSection({ kind, group, text, interpretation, onFollow, onMore }: Props) {
  const { field, hits, similar, more } = group;
  const isMeetings = kind === 'meetings';
  const rows = (list: readonly SearchHit[]) =>
    list.map((hit) => <ResultRow key={hit.id} kind={kind} hit={hit} text={text} onFollow={onFollow} />);
  const title = (name: string, count: string, said = '') => (
    <>
      <span className={`${board.time} ${css.group}`}>{name}</span>{' '}
      {said && (
        <>
          <span className={board.who} data-understood>
            {said}
          </span>{' '}
        </>
      )}
      <span className={board.count} data-results>
        {count}
      </span>
    </>
  );
  return (
    <>
      {hits.length > 0 && (
        <BoardSection
          title={title(
            searchMessages(`${isMeetings ? 'meetings' : 'group'}.${field}`),
            groupCountText(group),
            interpretation,
          )}
        >
          {rows(hits)}
        </BoardSection>
      )}
      {more && (
        <p className={css.more}>
          <Button onClick={onMore}>{searchMessages(`more.${field}`)}</Button>
        </p>
      )}
      {similar && similar.length > 0 && (
        <BoardSection
          title={title(
            searchMessages(`similar.${field}`),
            searchMessages('count', { count: similar.length }),
          )}
        >
          {rows(similar)}
        </BoardSection>
      )}
    </>
  );
}
