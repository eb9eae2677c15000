/** The reader's own lists, which come in a file of their own when they are first asked for. */
const loadLists = () => import('./lists/list-pages');

/** The pages of the reader's own lists; each tried anew whenever somebody goes there. */
export async function loadMyList() {
  const { MyListPage } = await loadLists();
  return { element: <MyListPage key="hearings" kind="hearings" /> };
}

export async function loadSavedHearing() {
  const { SavedHearingPage } = await loadLists();
  return { element: <SavedHearingPage /> };
}

export async function loadMyMeetings() {
  const { MyMeetingsPage } = await loadLists();
  return { element: <MyMeetingsPage /> };
}

export function loadFollowedPage(list: 'cases' | 'debtors') {
  return async () => {
    const { FollowedPage } = await loadLists();
    return { element: <FollowedPage key={list} list={list} /> };
  };
}
