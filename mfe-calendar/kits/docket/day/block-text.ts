import { clockTime, judgeName, shortJudgeName, type Tally, tallyRows } from '@court/domain';
import { trusteeWords } from '@court/domain/words';
import { howWord, placeWords } from '@court/ui';
import type { DocketConfig } from '../config/docket-config';
import { rowMessages } from '../messages/row-messages';
import { type BlockFacts, type DocketBlock, tallyText } from './docket-blocks';

type Messages = DocketConfig['messages'];

/** The judge or trustee of an id, with the title: 'Judge Oakesmith', 'Trustee Ada Brook'. Null for no id. */
export function presiderWords(
  id: string | null,
  people: Parameters<typeof judgeName>[1],
  presiderField: DocketConfig['presiderField'],
): string | null {
  const isJudge = presiderField === 'judgeId';
  const name = isJudge ? shortJudgeName(id, people) : judgeName(id, people);
  return name && (isJudge ? rowMessages('block.judge', { name }) : trusteeWords(name));
}

/**
 * How to attend a block's hearings: 'By video', 'By video unless marked' if the method of a row differs, 'Each
 * row says how' if no method is usual. '' if the court publishes none.
 */
function howWords({ how, differs }: BlockFacts, messages: Messages): string {
  const word = howWord(how);
  if (differs !== 'how') return word ?? '';
  return word ? rowMessages('block.unless', { fact: word }) : messages('block.each');
}

/** `place`, 'Courtroom 1, El Paso', with 'unless marked' if only the place of a row differs. '' if it is null. */
export const placeUnless = ({ differs }: BlockFacts, place: string | null): string =>
  place && differs === 'place' ? rowMessages('block.unless', { fact: place }) : (place ?? '');

/** Place and method of a block's hearings: 'Courtroom 1, San Antonio', 'By video'. */
export function whereWords(facts: BlockFacts, office: string | null, messages: Messages): string[] {
  const place = placeWords(facts.place, office) ?? office;
  return [placeUnless(facts, place), howWords(facts, messages)].filter(Boolean);
}

/** The time at the start of a block's heading, with the zone in a court with two zones: '9:30 AM MST'. */
export function blockTime({ time, zone }: Pick<DocketBlock, 'time' | 'zone'>): string {
  if (!time) return rowMessages('row.noTime');
  return zone ? `${clockTime(time)} ${zone.label}` : clockTime(time);
}

const MINUTES_PER_DAY = 1_440;

/** The time on the clock of the court's main zone, '(9:30 AM CST)'; '' if it is the same. */
function mainTime({ time, zone }: Pick<DocketBlock, 'time' | 'zone'>): string {
  if (!time || !zone?.main) return '';
  const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - zone.offset + zone.main.offset;
  const minutes = (at + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `(${clockTime(clock.join(':'))} ${zone.main.label})`;
}

type Names = { presider: string | null; office: string | null };

/** Extra words of a heading. `day`: set if it is not the page's day. `isNow`: the block is being called now. */
export type BlockMoment = { day?: string | undefined; isNow?: boolean };

/**
 * '55 hearings + 1 canceled or moved', and for a phone '55 of 56 on', or '57 listed' if one is no longer listed, which
 * may still be held. The second is '' if the first is short.
 */
function countWords(tally: Tally, messages: Messages): { count: string; short: string } {
  const { held, gone } = tally;
  const all = held + tally.off + gone;
  const short =
    held === 0 || held === all
      ? ''
      : gone > 0
        ? rowMessages('count.listed', { count: all })
        : rowMessages('count.ofAll', { held, all });
  return { count: tallyText(tally, messages), short };
}

/**
 * The words of a block's title: '8:30 AM MST', '(9:30 AM CST)', 'Judge Oakesmith', 'Courtroom 1, El Paso', 'By video',
 * 'Now', '55 hearings + 1 canceled or moved'.
 */
export function blockText(
  block: DocketBlock,
  facts: BlockFacts,
  messages: Messages,
  { presider, office, day, isNow }: Names & BlockMoment,
) {
  const tally = tallyRows(block.rows);
  return {
    time: day ? `${day} · ${blockTime(block)}` : blockTime(block),
    mainTime: mainTime(block),
    presider,
    place: placeUnless(facts, placeWords(facts.place, office) ?? office),
    how: howWords(facts, messages),
    now: isNow ? rowMessages('block.now') : '',
    ...countWords(tally, messages),
    /** whether none of its rows will be held; a row that is no longer listed may be */
    isOff: tally.off === block.rows.length,
  };
}
