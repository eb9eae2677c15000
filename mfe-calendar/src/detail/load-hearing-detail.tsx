import { loadRecord } from '@court/record';

/** What the route shows: its page and the record's, fetched side by side; tried anew whenever somebody goes there. */
export async function loadHearingDetail() {
  const [{ HearingDetailPage }, { RecordPage }] = await Promise.all([
    import('./hearing-detail-page'),
    loadRecord(),
  ]);
  return <HearingDetailPage RecordPage={RecordPage} />;
}
