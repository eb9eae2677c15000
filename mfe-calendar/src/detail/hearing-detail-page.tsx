import { agendaLink, useNavigate, useParams } from '@court/contract';
import type { loadRecord } from '@court/record';
import { useEffect } from 'react';

type Props = Pick<Awaited<ReturnType<typeof loadRecord>>, 'RecordPage'>;

/** `/hearing-detail/:id?`: the whole record of a hearing. Without an id, redirects to the list of hearings. */
export function HearingDetailPage({ RecordPage }: Props) {
  const { id } = useParams();
  const navigate = useNavigate();
  useEffect(() => {
    if (!id) navigate(agendaLink(), { replace: true });
  }, [id, navigate]);
  return id ? <RecordPage key={id} kind="hearings" id={id} /> : null;
}
