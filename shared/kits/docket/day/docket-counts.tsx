import type { DocketRow } from '@court/records';
import { useDocketConfig } from '../docket-config';
import { words as rowWords } from '../words';
import { isActive } from './docket-blocks';

const distinct = (ids: (string | null)[]) => new Set(ids.filter((id) => id !== null)).size;

type Props = { rows: readonly DocketRow[] };

/** '84 hearings · 3 judges · 2 offices', and what has left the day. */
export function DocketCounts({ rows }: Props) {
  const { words, presiderField } = useDocketConfig();
  const active = rows.filter(isActive);
  const judges = distinct(active.map((row) => row[presiderField]));
  const offices = distinct(active.map((row) => row.officeId));
  const inactive = rows.length - active.length;
  const counts = [words('count.hearings', { count: active.length })];
  if (judges > 0) counts.push(words('count.judges', { count: judges }));
  if (offices > 0) counts.push(words('count.offices', { count: offices }));
  const left = inactive > 0 ? ` ${rowWords('count.inactive', { count: inactive })}` : '';
  return <>{counts.join(' · ') + left}</>;
}
