import { announce, deviceAtom } from '@court/contract';
import type { DocketRow } from '@court/records';
import { Button } from '@court/ui';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { isActive } from '../day/docket-blocks';
import { useDocketConfig } from '../docket-config';
import { useViewMessages } from '../messages/view-messages';
import * as css from './filter-bar.module.css';

type Props = { rows: readonly DocketRow[] };

/** All listed hearings in one .ics file, or in the device's own calendar. */
export function ExportListed({ rows }: Props) {
  const { kind, loadExport } = useDocketConfig();
  const monthMessages = useViewMessages();
  const store = useStore();
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  const [isBusy, setBusy] = useState(false);
  const listed = rows.filter(isActive);
  const put = async () => {
    setBusy(true);
    try {
      const { exportRecordsAtom } = await loadExport();
      const records = listed.map(({ id }) => ({ kind, id }));
      const { added, changed } = await store.set(exportRecordsAtom, records);
      announce(monthMessages(isNative ? 'export.added' : 'export.done', { count: added + changed }));
    } catch (error) {
      console.warn('The listed hearings were not put into a calendar', error);
      announce(monthMessages('export.failed'));
    } finally {
      setBusy(false);
    }
  };
  if (listed.length === 0) return null;
  return (
    <Button className={css.toggle} disabled={isBusy} onClick={() => void put()}>
      {monthMessages('export.listed', { count: listed.length })}
    </Button>
  );
}
