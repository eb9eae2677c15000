import { Button, Notice } from '@court/ui';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { detailMessages } from '../messages/detail-messages';
import type { DetailKey } from '../search/detail-key';
import { pastAtom } from '../search/upcoming-atom';
import { DatedList } from './dated-list';
import * as css from './detail-screen.module.css';

type Props = {
  of: DetailKey;
  /** a day, or a key of the list */
  before: string;
};

/** A person's earlier dates, latest first. Loads more on request. */
export function PastDates({ of, before }: Props) {
  const [{ status, rows, before: next }, retry] = useAtom(pastAtom(of, before));
  const [asked, ask] = useState(false);
  if (status === 'failed') return <Notice title={detailMessages('pastFailed')} onRetry={retry} />;
  if (status === 'reading')
    return (
      <p role="status" className={css.said}>
        {detailMessages('pastLoading')}
      </p>
    );
  return (
    <>
      {rows.length === 0 && <p className={css.said}>{detailMessages('pastNone')}</p>}
      <DatedList rows={rows} ofCase={false} />
      {next !== null && !asked && (
        <p className={css.said}>
          <Button onClick={() => ask(true)}>{detailMessages('showEarlier')}</Button>
        </p>
      )}
      {next !== null && asked && <PastDates of={of} before={next} />}
    </>
  );
}
