import { announce, courtAtom, deviceAtom, Link } from '@court/contract';
import { type DocketRow, isOn } from '@court/records';
import { Button, buttonClass, PrintButton, presentUrl, shareLink } from '@court/ui';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { useDocketConfig } from '../docket-config';
import { useViewMessages } from '../messages/view-messages';

/** More than these are not put into a calendar without asking. */
const MANY = 40;

type Props = {
  listed?: readonly DocketRow[];
  /** the day's address for a screen in a lobby; of a day alone */
  lobby?: string | null;
};

/** Puts all listed hearings into one .ics file, or into the device's own calendar. */
function ExportListed({ rows }: { rows: readonly DocketRow[] }) {
  const { kind, loadExport } = useDocketConfig();
  const viewMessages = useViewMessages();
  const store = useStore();
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const count = rows.length;
  const put = async () => {
    setBusy(true);
    setAsking(false);
    try {
      const { exportRecordsAtom } = await loadExport();
      const records = rows.map(({ id }) => ({ kind, id }));
      const { added, changed } = await store.set(exportRecordsAtom, records);
      announce(viewMessages(isNative ? 'export.added' : 'export.done', { count: added + changed }));
    } catch (error) {
      console.warn('The listed hearings were not put into a calendar', error);
      announce(viewMessages('export.failed'));
    } finally {
      setBusy(false);
    }
  };
  if (isAsking)
    return (
      <fieldset aria-label={viewMessages('export.ask', { count })}>
        <p>{viewMessages('export.ask', { count })}</p>
        <Button kind="primary" onClick={() => void put()}>
          {viewMessages('export.yes')}
        </Button>{' '}
        <Button onClick={() => setAsking(false)}>{viewMessages('export.no')}</Button>
      </fieldset>
    );
  return (
    <Button disabled={isBusy} onClick={() => (count > MANY ? setAsking(true) : void put())}>
      {viewMessages('export.listed', { count })}
    </Button>
  );
}

/** What the window's title begins with while something has changed on the reader's lists, which is nobody else's news. */
const COUNT = /^\(\d+\) /;

/** What is done with the list as it is shown: into a calendar, its address to somebody else, onto paper. */
export function ListActions({ listed = [], lobby = null }: Props) {
  const viewMessages = useViewMessages();
  const court = useAtomValue(courtAtom);
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  const [said, setSaid] = useState('');
  const rows = listed.filter(isOn);
  const share = async () => {
    const url = presentUrl(court, isNative) ?? '';
    const outcome = await shareLink({ text: document.title.replace(COUNT, ''), url });
    if (outcome === 'copied') setSaid(viewMessages('share.copied'));
    if (outcome === 'cannot') setSaid(viewMessages('share.failed', { url }));
  };
  return (
    <>
      {rows.length > 0 && <ExportListed rows={rows} />}
      {/* in an app whose court names no site nobody else could open it */}
      {presentUrl(court, isNative) !== null && (
        <Button onClick={() => void share()}>{viewMessages('share')}</Button>
      )}
      <PrintButton iconSize={null}>{viewMessages('print')}</PrintButton>
      {lobby && (
        <Link className={buttonClass('outline')} to={lobby}>
          {viewMessages('lobby.open')}
        </Link>
      )}
      <span role="status">{said}</span>
    </>
  );
}
