import { announce, deviceAtom } from '@court/contract';
import type { DocketRow } from '@court/records';
import { Button } from '@court/ui';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { isActive } from '../day/docket-blocks';
import { useDocketConfig } from '../docket-config';
import { useViewMessages } from '../messages/view-messages';

/** More than these are not put into a calendar without asking. */
const MANY = 40;

type Props = { listed?: readonly DocketRow[] };

/** Puts all listed hearings into one .ics file, or into the device's own calendar. */
function ExportListed({ rows }: { rows: readonly DocketRow[] }) {
  const { kind, loadExport } = useDocketConfig();
  const monthMessages = useViewMessages();
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
      announce(monthMessages(isNative ? 'export.added' : 'export.done', { count: added + changed }));
    } catch (error) {
      console.warn('The listed hearings were not put into a calendar', error);
      announce(monthMessages('export.failed'));
    } finally {
      setBusy(false);
    }
  };
  if (isAsking)
    return (
      <fieldset aria-label={monthMessages('export.ask', { count })}>
        <p>{monthMessages('export.ask', { count })}</p>
        <Button kind="primary" onClick={() => void put()}>
          {monthMessages('export.yes')}
        </Button>{' '}
        <Button onClick={() => setAsking(false)}>{monthMessages('export.no')}</Button>
      </fieldset>
    );
  return (
    <Button disabled={isBusy} onClick={() => (count > MANY ? setAsking(true) : void put())}>
      {monthMessages('export.listed', { count })}
    </Button>
  );
}

/** What is done with the list as it is shown: into a calendar, its address to somebody else, onto paper. */
export function ListActions({ listed = [] }: Props) {
  const monthMessages = useViewMessages();
  const [said, setSaid] = useState('');
  const rows = listed.filter(isActive);
  const share = async () => {
    const url = window.location.href;
    try {
      if (navigator.share) await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid(monthMessages('share.copied'));
      }
    } catch (error) {
      if ((error as Error).name !== 'AbortError') setSaid(monthMessages('share.failed', { url }));
    }
  };
  return (
    <>
      {rows.length > 0 && <ExportListed rows={rows} />}
      <Button onClick={() => void share()}>{monthMessages('share')}</Button>
      <Button onClick={() => window.print()}>{monthMessages('print')}</Button>
      <span role="status">{said}</span>
    </>
  );
}
