import { loadRecord } from '@court/record';

/** Loads the route's page and the record's page in parallel. */
export async function loadMeetingDetail() {
  const [{ MeetingDetailPage }, { RecordPage }] = await Promise.all([
    import(/* webpackChunkName: "record" */ './s341-hearing-detail-page'),
    loadRecord(),
  ]);
  return { element: <MeetingDetailPage RecordPage={RecordPage} /> };
}
