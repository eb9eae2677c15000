import type { DocketRow } from '@court/shared/records/docket-row';
import { judgeAtom, judgeidAtom } from '@court/shared/state/stored-settings';
import { useAtomValue } from 'jotai';
import { words } from '../words';
import { isActive } from './docket-blocks';

const distinct = (ids: (string | null)[]) => new Set(ids.filter((id) => id !== null)).size;

type Props = { rows: readonly DocketRow[] };

/** '84 hearings · 3 judges · 2 offices', how many are before the reader's judge, and what has left the day. */
export function DocketCounts({ rows }: Props) {
  const judge = useAtomValue(judgeAtom);
  const judgeId = useAtomValue(judgeidAtom);
  const active = rows.filter(isActive);
  const judges = distinct(active.map((row) => row.judgeId));
  const offices = distinct(active.map((row) => row.officeId));
  const inactive = rows.length - active.length;
  const counts = [words('count.hearings', { count: active.length })];
  if (judges > 0) counts.push(words('count.judges', { count: judges }));
  if (offices > 0) counts.push(words('count.offices', { count: offices }));
  const mine = active.filter((row) => row.judgeId === judgeId).length;
  if (judge && judgeId) counts.push(words('count.mine', { count: mine, judge }));
  if (inactive > 0) counts.push(words('count.inactive', { count: inactive }));
  return <>{counts.join(' · ').replace(' · +', ' +')}</>;
}
