import {
  type CalendarKind,
  type DocketRow,
  factsOfRow,
  isAhead,
  type ShownEntry,
  stateOf,
  whenOf,
} from '@court/domain';
import { answerContextAtom, Facts } from '@court/ui';
import { useAtomValue } from 'jotai';
import { listMessages } from '../../messages/list-messages';
import * as css from '../list-row.module.css';

const CODES = ['meetingId', 'passcode', 'accessCode'] as const;

type Props = { kind: CalendarKind; row: DocketRow; record: ShownEntry | null };

/** The number and codes for joining a hearing that is ahead: 'Meeting ID 160 555 0168 · Passcode 124171'. */
export function JoiningCodes({ kind, row, record }: Props) {
  const context = useAtomValue(answerContextAtom);
  const facts = factsOfRow(kind, row);
  if (!record?.appear || !isAhead(stateOf(facts), whenOf(facts, context).phase)) return null;
  const { appear } = record;
  const codes = CODES.flatMap((name) => {
    const code = appear[name];
    return code ? [listMessages(`join.${name}`, { code }).replaceAll(' ', '\u00a0')] : [];
  });
  const known = [appear.mode === 'phone' && appear.phone, ...codes].filter(Boolean);
  if (known.length === 0) return null;
  return (
    <p className={css.codes}>
      <Facts facts={[appear.standing && listMessages('join.standing'), ...known]} />
    </p>
  );
}
