import { type PageCourt, safeMeetingUrl } from '@court/contract';
import { blockFacts, isActive, rowMessages, type Said, whereWords } from '@court/docket';
import { type DocketRow, isOn, onlineMark, textsOf, venueInstant } from '@court/records';
import { clockTime, howOf } from '@court/ui';
import { boardMessages } from '../messages/board-messages';
import { dayMessages } from '../messages/day-messages';
import type { TrusteeBlock, TrusteeDay } from './trustee-blocks';

/** Which of a trustee's times, in their order, `at` (epoch ms) falls in: the last that has begun; -1 before the first. */
export const timeAt = (blocks: readonly TrusteeBlock[], date: string, zone: string, at: number) =>
  blocks.findLastIndex(
    ({ time, zone: own }) => time !== '' && venueInstant(own?.zone ?? zone, date, time) <= at,
  );

const APPEAR = ['mode', 'url', 'meetingId', 'passcode'] as const;

/**
 * How one joins the meetings of a trustee of which most have the trustee's own online address: 'By Zoom unless marked', id,
 * passcode, the address where it can be a link, and its mark. Null where they are joined elsewhere, or it is not published.
 */
function standingOf(appear: unknown, rows: readonly DocketRow[], meetingHosts: readonly string[]) {
  const { mode = '', url: address, meetingId, passcode } = textsOf(appear, APPEAR);
  const mark = address ? onlineMark(address) : null;
  const on = rows.filter(isOn);
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
};

/** The words above a trustee's meetings: name, where and how, how many; `said`: what rows need not say. */
export function trusteeText({ trusteeId, blocks }: TrusteeDay, { called, appear, offices, court }: Known) {
  const rows = blocks.flatMap((block) => block.rows);
  const facts = blockFacts({ rows }, 'meetings');
  const standing = standingOf(appear, rows, court?.meetingHosts ?? []);
  const name = called === null ? null : boardMessages('trustee', { name: called });
  const office = offices[facts.officeId ?? '']?.name ?? null;
  const where = (standing?.words ?? whereWords(facts, office)).filter(Boolean).join(' · ');
  const count = dayMessages('count.hearings', { count: rows.filter(isActive).length });
  return {
    name: trusteeId === null ? boardMessages('noTrustee') : name,
    where,
    count: where ? ` · ${count}` : count,
    join: standing?.url ? { url: standing.url, whose: `, ${name ?? ''}` } : null,
    said: { ...facts, online: standing?.mark ?? null } satisfies Said,
  };
}

/** The words beside the meetings of one time. */
export function timeText({ time, rows, zone }: TrusteeBlock, isNow: boolean) {
  const active = rows.filter(isActive).length;
  const inactive = rows.length - active;
  const count = dayMessages('count.hearings', { count: active });
  const left = inactive > 0 ? ` ${rowMessages('count.inactive', { count: inactive })}` : '';
  return {
    time: time ? clockTime(time) : rowMessages('row.noTime'),
    zone: time && zone ? ` ${zone.label}` : '',
    count: `${isNow ? `${boardMessages('now')} · ` : ''}${count}${left}`,
  };
}
