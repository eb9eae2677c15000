import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { exportRecordsAtom } from '../../export/export-records';
import { DeviceError } from '../../platform/device-error';
import type { Dated } from '../../search/dated-rows';
import { detailWords } from '../../search/detail-words';
import * as css from './detail-screen.module.css';

type Props = { rows: readonly Dated[]; isNative: boolean };

/** All of a day in one file, or in the device's own calendar. */
export function DayExport({ rows, isNative }: Props) {
  const put = useSetAtom(exportRecordsAtom);
  const [said, say] = useState('');
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      const { added, changed, left } = await put(rows.map(({ kind, row }) => ({ kind, id: row.id })));
      const done = detailWords(isNative ? 'day.added' : 'day.exported', { count: added + changed });
      say(left > 0 ? `${done} ${detailWords('day.left', { count: left })}` : done);
    } catch (error) {
      say(error instanceof DeviceError ? error.message : detailWords('day.exportFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={css.action}
        disabled={busy || rows.length === 0}
        onClick={() => void add()}
      >
        {detailWords('day.export')}
      </button>
      <p role="status" className={css.said}>
        {said}
      </p>
    </>
  );
}
