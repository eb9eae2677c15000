import { loadRecord } from '@court/record';

/** What the route shows: its page and the record's, fetched side by side; tried anew whenever somebody goes there. */
export async function loadMeetingDetail() {
  const [{ MeetingDetailPage }, { RecordPage }] = await Promise.all([
    import(/* webpackChunkName: "record" */ './s341-hearing-detail-page'),
    loadRecord(),
  ]);
  return <MeetingDetailPage RecordPage={RecordPage} />;
}
