import { type FirstPaint, type FirstPaintPage, LIST_LINKS } from '@court/contract';
import { type CalendarKind, isAt, LISTS_LEFT } from '@court/domain';
import { PageHeadingView, UnofficialView } from '@court/ui';
import { nodesOf } from '@court/ui/dom';
import { wasHere } from '@court/ui/was-here';
import { EmptyListView } from './lists/empty-list-view';
import { emptyWays } from './lists/empty-ways';
import { AskView, KeptView, ListsFrameView } from './lists/lists-frame-view';
import { ReadingListsView } from './lists/reading-lists-view';
import { listFirstMessages } from './messages/list-first-messages';

const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];

/** Placeholder counts. If the numbers are unknown, the style sheet hides them. */
const NONE = { hearings: 0, cases: 0, debtors: 0, meetings: 0 };

/**
 * Whether all lists must be empty. Also checks for list changes made before the app has started. Does not open the
 * device store, because only the app may.
 */
function isFirstVisit({ court }: FirstPaintPage): boolean {
  try {
    return localStorage.getItem(LISTS_LEFT + court.code) === null && !wasHere();
  } catch {
    // without storage, lists exist only in this page; the app reports that
    return false;
  }
}

/** Content below an empty list. The style sheet hides it below a list that is still loading. */
const Said = ({ court }: FirstPaintPage) => (
  <>
    <AskView />
    <KeptView />
    <UnofficialView site={court.officialSite} />
  </>
);

/**
 * The first paint of a list of hearings or 341 meetings, with the markup of MyListPage: the empty list on a first
 * visit, else the loading state.
 */
export const lists: FirstPaint = (page) => {
  const list = KINDS.find((each) => isAt(LIST_LINKS[each], page.path));
  if (!list) return null;
  const title = listFirstMessages(`title.${list}`);
  const isEmpty = isFirstVisit(page);
  return {
    title,
    reads: [],
    draw: () =>
      nodesOf(
        <ListsFrameView
          list={list}
          counts={NONE}
          heading={<PageHeadingView>{title}</PageHeadingView>}
          said={isEmpty && <Said {...page} />}
        >
          {isEmpty ? (
            <EmptyListView list={list} ways={emptyWays(list).filter(([to]) => page.offers(to))} />
          ) : (
            <ReadingListsView />
          )}
        </ListsFrameView>,
      ),
  };
};

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push(lists);
