import { DeviceError, type LoadExport } from '@court/contract';
import { Button } from '@court/ui';
import { useStore } from 'jotai';
import { useState } from 'react';
import { detailMessages } from '../messages/detail-messages';
import type { Dated } from '../search/dated-rows';
import * as css from './detail-screen.module.css';

type Props = { rows: readonly Dated[]; isNative: boolean; loadExport: LoadExport };

/** Exports a whole day to one file, or to the device's own calendar. */
export function DayExport({ rows, isNative, loadExport }: Props) {
  const store = useStore();
  const [said, say] = useState('');
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      const { exportRecordsAtom } = await loadExport();
      const records = rows.map(({ kind, row }) => ({ kind, id: row.id }));
      const { added, changed, left } = await store.set(exportRecordsAtom, records);
      const done = detailMessages(isNative ? 'day.added' : 'day.exported', { count: added + changed });
      say(left > 0 ? `${done} ${detailMessages('day.left', { count: left })}` : done);
    } catch (error) {
      say(error instanceof DeviceError ? error.message : detailMessages('day.exportFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button disabled={busy || rows.length === 0} onClick={() => void add()}>
        {detailMessages('day.add')}
      </Button>
      <p role="status" className={css.told}>
        {said}
      </p>
    </>
  );
}
