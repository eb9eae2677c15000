import type { Reading } from '@court/contract';
import { PrintHead } from '@court/ui';
import { useDocketConfig } from '../config/docket-config';
import { usePresiderWords } from '../day/use-row-parts';
import type { CalendarAddress } from './use-calendar-address';

type Props = {
  /** the day, week, month or list in words */
  name: string;
  address: CalendarAddress;
  reading: Pick<Reading<unknown>, 'status' | 'asOf'>;
  isAgenda: boolean;
};

/** The head of a printed docket. Names the judge or trustee that filters the docket. */
export function DocketPrintHead({ name, address: { filters, view }, reading, isAgenda }: Props) {
  const { presiderField } = useDocketConfig();
  const presiderOf = usePresiderWords();
  const ids = (presiderField === 'judgeId' ? filters.judge : filters.trustee) ?? [];
  return (
    // week and month have their days side by side
    <PrintHead
      about={[name, ...ids.map(presiderOf)]}
      reading={reading}
      isWide={!isAgenda && view !== 'day'}
    />
  );
}
