import type { CalendarKind } from '@court/records';

/** The pages of the reader's own lists, in one file. */
export function loadSavedList(kind: CalendarKind) {
  return async () => {
    const { MyListPage } = await import(/* webpackChunkName: "lists" */ './lists/saved/my-list-page');
    return { element: <MyListPage key={kind} kind={kind} /> };
  };
}

export function loadFollowedPage(list: 'cases' | 'debtors') {
  return async () => {
    const { FollowedPage } = await import(/* webpackChunkName: "lists" */ './lists/followed/followed-page');
    return { element: <FollowedPage key={list} list={list} /> };
  };
}

/** A starred record's own page: who looks at a list need not have what a record is drawn with. */
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
