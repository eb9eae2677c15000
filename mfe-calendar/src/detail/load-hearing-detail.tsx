import { loadRecord } from '@court/shared/ui/load-record';

/** The route's page and the record it shows, side by side; tried anew whenever somebody goes there. */
export async function loadHearingDetail() {
  const [{ HearingDetailPage }, { RecordPage }] = await Promise.all([
    import('./hearing-detail-page'),
    loadRecord(),
  ]);
  return { element: <HearingDetailPage RecordPage={RecordPage} /> };
}
