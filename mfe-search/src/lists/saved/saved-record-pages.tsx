import { LIST_LINKS, lastListedAtom, listItemLink, useNavigate, useParams } from '@court/contract';
import { useIsRead } from '@court/search';
import { PageHeading } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { listMessages } from '../../messages/list-messages';
import { SavedRecord } from './saved-record';

/** `/search-mylist-detail/:id?`. Without an id, redirects to the last viewed starred hearing, else to the list. */
export function SavedHearingPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  const last = useAtomValue(lastListedAtom);
  const isRead = useIsRead();
  useEffect(() => {
    if (id || !isRead) return;
    void navigate(last === null ? LIST_LINKS.hearings : listItemLink('hearings', last), { replace: true });
  }, [id, isRead, last, navigate]);
  if (!id) return <PageHeading>{listMessages('title.hearings')}</PageHeading>;
  return <SavedRecord key={id} kind="hearings" id={id} />;
}

/** `/search-my341meetings/:id` */
export function SavedMeetingPage() {
  const { id = '' } = useParams();
  return <SavedRecord key={id} kind="meetings" id={id} />;
}
