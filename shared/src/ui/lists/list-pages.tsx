import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { keptLink, LIST_LINKS } from '../../contract/list-links';
import { listWords } from '../../lists/list-words';
import { lastListedAtom } from '../../lists/lists-seen';
import { useNavigate, useParams } from '../../router';
import { useIsRead } from '../../search/use-looked-at';
import { PageHeading } from '../page-heading';
import { KeptRecord } from './kept-record';
import { MyListPage } from './my-list-page';

export { FollowedPage } from './followed-page';
export { MyListPage } from './my-list-page';

/** `/search-mylist-detail/:id?`; without an id the starred hearing that was looked at last, else the list. */
export function KeptHearingPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  const last = useAtomValue(lastListedAtom);
  const isRead = useIsRead();
  useEffect(() => {
    if (id || !isRead) return;
    void navigate(last === null ? LIST_LINKS.hearings : keptLink('hearings', last), { replace: true });
  }, [id, isRead, last, navigate]);
  if (!id) return <PageHeading>{listWords('title.hearings')}</PageHeading>;
  return <KeptRecord key={id} kind="hearings" id={id} />;
}

/** `/search-my341meetings/:id?`; without an id the list. */
export function MyMeetingsPage() {
  const { id } = useParams();
  return id ? <KeptRecord key={id} kind="meetings" id={id} /> : <MyListPage kind="meetings" />;
}
