import { meetingsLink, useNavigate, useParams } from '@court/contract';
import type { loadRecord } from '@court/record';
import { useEffect } from 'react';

type Props = Pick<Awaited<ReturnType<typeof loadRecord>>, 'RecordPage'>;

/** `/s341-hearing-detail/:id?`: the whole record of a 341 meeting. Without an id, redirects to today's meetings. */
export function MeetingDetailPage({ RecordPage }: Props) {
  const { id } = useParams();
  const navigate = useNavigate();
  useEffect(() => {
    if (!id) navigate(meetingsLink(), { replace: true });
  }, [id, navigate]);
  return id ? <RecordPage key={id} kind="meetings" id={id} /> : null;
}
