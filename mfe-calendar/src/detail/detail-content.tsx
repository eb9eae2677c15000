import type { EntryReading } from '@court/shared/data/entry-atom';
import { HiddenText } from '@court/shared/ui/hidden-text';
import { Notice } from '@court/shared/ui/notice';
import { whyFailed } from '../why-failed';
import { words } from '../words';
import * as css from './hearing-detail.module.css';
import { HearingRecord } from './hearing-record';

type Props = { id: string; reading: EntryReading; onRetry: () => void };

/** The record, or what stands in its place. */
export function DetailContent({ id, reading: { entry, status }, onRetry }: Props) {
  if (entry === 'withdrawn') return <Notice title={words('detail.withdrawnWhy')} />;
  if (entry === null) return <Notice title={words('detail.unknownWhy', { id })} />;
  if (entry) return <HearingRecord entry={entry} />;
  if (status === 'failed') return <Notice title={whyFailed()} onRetry={onRetry} />;
  return (
    <div aria-busy className={css.record}>
      <HiddenText>{words('detail.loading')}</HiddenText>
      <div className={css.bone} data-skeleton />
      <div className={css.bone} />
      <div className={css.bone} />
    </div>
  );
}
