import { loadRecord } from '@court/record';

/** What the route shows: its page and the record's, fetched side by side. */
export async function loadMeetingDetail() {
  const [{ MeetingDetailPage }, { RecordPage }] = await Promise.all([
    import(/* webpackChunkName: "record" */ './s341-hearing-detail-page'),
    loadRecord(),
  ]);
  return { element: <MeetingDetailPage RecordPage={RecordPage} /> };
}
