import { type PageCourt, safeMeetingUrl } from '@court/contract';
import {
  blockFacts,
  blockTimes,
  canJoinBlock,
  isOffRow,
  type RowParts,
  rowMessages,
  type Said,
  tallyText,
  whereWords,
} from '@court/docket';
import {
  type AnswerContext,
  type DocketRow,
  factsOfRow,
  onlineMark,
  tallyRows,
  textsOf,
  whenOf,
} from '@court/records';
import { clockTime, howOf } from '@court/ui';
import { boardMessages } from '../messages/board-messages';
import { dayMessages } from '../messages/day-messages';
import type { TrusteeBlock, TrusteeDay } from './trustee-blocks';

/** Which of a trustee's times, in their order, is the last that has begun today, by the meetings' own times; -1 before the first and on other days. */
export const lastBegun = (blocks: readonly TrusteeBlock[], context: AnswerContext) =>
  blocks.findLastIndex(({ rows }) => {
    const on = rows.filter((row) => !isOffRow(row));
    return (on.length > 0 ? on : rows).some((row) =>
      ['now', 'earlier'].includes(whenOf(factsOfRow('meetings', row), context).phase),
    );
  });

/** The time that is called now; undefined if none is. */
export function calledNow(blocks: readonly TrusteeBlock[], context: AnswerContext): TrusteeBlock | undefined {
  const last = blocks[lastBegun(blocks, context)];
  return last && blockTimes(last, 'meetings', context).phase === 'now' ? last : undefined;
}

const APPEAR = ['mode', 'url', 'meetingId', 'passcode'] as const;

/**
 * How one joins the meetings of a trustee of which most have the trustee's own online address: 'By Zoom unless marked', id,
 * passcode, the address where it can be a link, and its mark. Null where they are joined elsewhere, or it is not published.
 */
function standingOf(appear: unknown, rows: readonly DocketRow[], meetingHosts: readonly string[]) {
  const { mode = '', url: address, meetingId, passcode } = textsOf(appear, APPEAR);
  const mark = address ? onlineMark(address) : null;
  const on = rows.filter((row) => !isOffRow(row));
  if (mark === null || on.filter(({ online }) => online === mark).length * 2 <= on.length) return null;
  const url = safeMeetingUrl(address ?? '', meetingHosts);
  const words = [
    boardMessages('unless', { how: howOf({ mode, url }) }),
    meetingId && boardMessages('meetingId', { id: meetingId }),
    passcode && boardMessages('passcode', { passcode }),
  ];
  return { words, url, mark };
}

/** What a trustee's words are made of; `called`: the trustee's name, `appear` what the court says of joining. */
type Known = {
  called: string | null;
  appear: unknown;
  offices: Readonly<Record<string, { name: string }>>;
  court: Pick<PageCourt, 'meetingHosts'> | null;
  context: AnswerContext;
};

/** The words above a trustee's meetings: name, where and how, how many; `said`: what rows need not say. */
export function trusteeText(
  { trusteeId, blocks }: TrusteeDay,
  { called, appear, offices, court, context }: Known,
) {
  const rows = blocks.flatMap((block) => block.rows);
  const facts = blockFacts({ rows });
  const standing = standingOf(appear, rows, court?.meetingHosts ?? []);
  const name = called === null ? null : boardMessages('trustee', { name: called });
  const office = offices[facts.officeId ?? '']?.name ?? null;
  const where = (standing?.words ?? whereWords(facts, office)).filter(Boolean).join(' · ');
  // what is gone stands beside its time
  const count = tallyText({ ...tallyRows(rows), gone: 0 }, dayMessages);
  return {
    name: trusteeId === null ? boardMessages('noTrustee') : name,
    where,
    count: where ? ` · ${count}` : count,
    join:
      standing?.url && canJoinBlock({ rows }, rows, 'meetings', context)
        ? { url: standing.url, whose: `, ${name ?? ''}` }
        : null,
    said: { ...facts, online: standing?.mark ?? null } satisfies Said,
  };
}

/** What trustee and time above a row say, so that it need not. */
export const saidOfBlock = (
  { said }: ReturnType<typeof trusteeText>,
  { time, trusteeId }: TrusteeBlock,
): Said => ({
  ...said,
  time,
  presiderId: trusteeId,
});

/** The trustee stands above a row: in the judge's place stands where the meeting belongs. */
export const inJudgesPlace = ({ place }: DocketRow, { office }: Pick<RowParts, 'office'>) =>
  place ? office : null;

/** The words beside the meetings of one time. */
export function timeText({ time, rows, zone }: TrusteeBlock, isNow: boolean) {
  const count = tallyText(tallyRows(rows), dayMessages);
  return {
    time: time ? clockTime(time) : rowMessages('row.noTime'),
    zone: time && zone ? ` ${zone.label}` : '',
    count: isNow ? `${rowMessages('block.now')} · ${count}` : count,
  };
}
