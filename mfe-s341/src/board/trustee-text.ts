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
  clockTime,
  type DocketRow,
  factsOfRow,
  onlineMark,
  tallyRows,
  textsOf,
  whenOf,
} from '@court/domain';
import { trusteeWords } from '@court/domain/words';
import { howOf } from '@court/ui';
import { boardMessages } from '../messages/board-messages';
import { dayMessages } from '../messages/day-messages';
import type { TrusteeBlock, TrusteeDay } from './trustee-blocks';

/**
 * Index of the trustee's last time that has begun today, by the meetings' own times. -1 before the first time, and on
 * other days.
 */
export const lastBegun = (blocks: readonly TrusteeBlock[], context: AnswerContext) =>
  blocks.findLastIndex(({ rows }) => {
    const on = rows.filter((row) => !isOffRow(row));
    return (on.length > 0 ? on : rows).some((row) =>
      ['now', 'earlier'].includes(whenOf(factsOfRow('meetings', row), context).phase),
    );
  });

/** The block that is being called now. Undefined if there is none. */
export function calledNow(blocks: readonly TrusteeBlock[], context: AnswerContext): TrusteeBlock | undefined {
  const last = blocks[lastBegun(blocks, context)];
  return last && blockTimes(last, 'meetings', context).phase === 'now' ? last : undefined;
}

/** Keeps a code and its name in one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

const APPEAR = ['mode', 'url', 'meetingId', 'passcode'] as const;

/**
 * How to join a trustee's meetings, if most use the trustee's own online address: 'By video (Zoom) unless marked', id,
 * passcode, the link if its host is allowed, and its mark. Null if they use another address, or if it is not
 * published.
 */
function standingOf(appear: unknown, rows: readonly DocketRow[], meetingHosts: readonly string[]) {
  const { mode = '', url: address, meetingId, passcode } = textsOf(appear, APPEAR);
  const mark = address ? onlineMark(address) : null;
  const on = rows.filter((row) => !isOffRow(row));
  if (mark === null || !mode || on.filter(({ online }) => online === mark).length * 2 <= on.length)
    return null;
  const url = safeMeetingUrl(address ?? '', meetingHosts);
  const words = [
    rowMessages('block.unless', { fact: howOf({ mode, url }) }),
    meetingId && unbroken(boardMessages('meetingId', { id: meetingId })),
    passcode && unbroken(boardMessages('passcode', { passcode })),
  ];
  return { words, url, mark, mode };
}

/** Data for a trustee's texts. `called`: the trustee's name. `appear`: the court's data on joining. */
type Known = {
  called: string | null;
  appear: unknown;
  offices: Readonly<Record<string, { name: string }>>;
  court: Pick<PageCourt, 'meetingHosts'> | null;
  context: AnswerContext;
};

/** The texts above a trustee's meetings: name, place, method and count. `said`: the facts that rows can omit. */
export function trusteeText(
  { trusteeId, blocks }: TrusteeDay,
  { called, appear, offices, court, context }: Known,
) {
  const rows = blocks.flatMap((block) => block.rows);
  const facts = blockFacts({ rows });
  const standing = standingOf(appear, rows, court?.meetingHosts ?? []);
  const name = called && trusteeWords(called);
  const office = offices[facts.officeId ?? '']?.name ?? null;
  const where = standing ? [office, ...standing.words] : whereWords(facts, office, dayMessages);
  // counts of moved meetings are shown beside their time
  const count = tallyText({ ...tallyRows(rows), gone: 0 }, dayMessages);
  return {
    name: trusteeId === null ? boardMessages('noTrustee') : name,
    where,
    count,
    join:
      standing?.url && canJoinBlock({ rows }, rows, 'meetings', context)
        ? { url: standing.url, whose: `, ${name ?? ''}` }
        : null,
    said: {
      ...facts,
      online: standing?.mark ?? null,
      ...(standing && { place: null, how: standing.mode as DocketRow['how'] }),
    } satisfies Said,
  };
}

/** The facts that the headings of trustee and time show, so that a row can omit them. */
export const saidOfBlock = (
  { said }: ReturnType<typeof trusteeText>,
  { time, trusteeId }: TrusteeBlock,
): Said => ({
  ...said,
  time,
  presiderId: trusteeId,
});

/**
 * The office, in the cell of the judge's name, because the heading names the trustee. Null if the meeting has no
 * place.
 */
export const inJudgesPlace = ({ place }: DocketRow, { office }: Pick<RowParts, 'office'>) =>
  place ? office : null;

/** The texts beside the meetings of one time. */
export function timeText({ time, rows, zone }: TrusteeBlock, isNow: boolean) {
  const count = tallyText(tallyRows(rows), dayMessages);
  return {
    time: time ? clockTime(time) : rowMessages('row.noTime'),
    zone: time && zone ? ` ${zone.label}` : '',
    count: isNow ? `${rowMessages('block.now')} · ${count}` : count,
  };
}
