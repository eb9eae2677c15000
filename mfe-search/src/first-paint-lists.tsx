import { type FirstPaint, type FirstPaintPage, LIST_LINKS } from '@court/contract';
import { type CalendarKind, isAt, LISTS_LEFT } from '@court/records';
import { PageHeadingView, UnofficialView } from '@court/ui';
import { nodesOf } from '@court/ui/dom';
import { wasHere } from '@court/ui/was-here';
import { EmptyListView } from './lists/empty-list-view';
import { emptyWays } from './lists/empty-ways';
import { AskView, KeptView, ListsFrameView } from './lists/lists-frame-view';
import { ReadingListsView } from './lists/reading-lists-view';
import { listFirstMessages } from './messages/list-first-messages';

const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];

/** Where it is not known how many stand on the lists, the sheet hides the numbers. */
const NONE = { hearings: 0, cases: 0, debtors: 0, meetings: 0 };

/** Whether nothing can stand on any list; what was done to them before any app was there counts too, and the store opens only for the app. */
function isFirstVisit({ court }: FirstPaintPage): boolean {
  try {
    return localStorage.getItem(LISTS_LEFT + court.code) === null && !wasHere();
  } catch {
    // lists end with the page, which is for the app to say
    return false;
  }
}

/** What stands below an empty list; below one that is read the sheet hides it. */
const Said = ({ court }: FirstPaintPage) => (
  <>
    <AskView />
    <KeptView />
    <UnofficialView site={court.officialSite} />
  </>
);

/** A list of hearings or 341 meetings, as MyListPage draws it: the empty one on a first visit, else what stands there until it is read. */
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
