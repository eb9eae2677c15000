import type { CalendarKind } from '@court/domain';

/** Loads the pages of the reader's lists, which share a chunk. */
export function loadSavedList(list: CalendarKind) {
  return async () => {
    const { MyListPage } = await import(/* webpackChunkName: "lists" */ './lists/saved/my-list-page');
    return { element: <MyListPage key={list} list={list} /> };
  };
}

export function loadFollowedPage(list: 'cases' | 'debtors') {
  return async () => {
    const { FollowedPage } = await import(/* webpackChunkName: "lists" */ './lists/followed/followed-page');
    return { element: <FollowedPage key={list} list={list} /> };
  };
}

/** Loads the page of a starred record. A separate chunk, because the lists do not need the code for records. */
const loadSavedRecord = () =>
  import(/* webpackChunkName: "saved-record" */ './lists/saved/saved-record-pages');

export async function loadSavedHearing() {
  const { SavedHearingPage } = await loadSavedRecord();
  return { element: <SavedHearingPage /> };
}

export async function loadSavedMeeting() {
  const { SavedMeetingPage } = await loadSavedRecord();
  return { element: <SavedMeetingPage /> };
}
