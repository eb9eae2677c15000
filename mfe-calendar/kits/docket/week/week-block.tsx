import { officesAtom, todayAtom } from '@court/contract';
import { clockTime, type HearingPhase } from '@court/domain';
import { answerContextAtom, HiddenText, howWord, placeWords } from '@court/ui';
import { useAtomValue } from 'jotai';
import { Fragment, type HTMLAttributes, type ReactNode } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { blockTimes } from '../day/block-times';
import { shortPlace } from '../day/short-place';
import { frameMessages, rowMessages } from '../messages/row-messages';
import * as css from './week-block.module.css';
import { lineFacts, type WeekLine } from './week-lines';

/** Facts that the line of the judge names already, because all its hearings share them. */
export type SharedFacts = {
  office: string | null;
  zone: string | undefined;
  /** of all hearings to which people go */
  room: string | null;
};

type LineProps = {
  line: WeekLine;
  shared: SharedFacts;
  /** one of its hearings is being heard */
  isNow: boolean;
};

type Facts = ReturnType<typeof lineFacts>;

/** ['By video'], ['Mostly by video'], or each method of a line if none is that of most of its hearings. */
function howFacts({ hows }: Facts): (string | null)[] {
  const [most, ...others] = hows;
  if (!most || others.length === 0) return [most ? howWord(most.how) : null];
  const words = hows.map(({ how }) => howWord(how) ?? rowMessages('row.noHow'));
  const rest = others.reduce((sum, { count }) => sum + count, 0);
  const [word = ''] = words;
  return most.count > rest
    ? [frameMessages('block.mostly', { how: word.charAt(0).toLowerCase() + word.slice(1) })]
    : words;
}

/** 'Courtroom 2', 'Room 115'. Without the office, which the line names. */
export const roomWords = (place: string | null, office: string | null): string | null =>
  shortPlace(placeWords(place, office, office));

/** '8:30 AM', 'First 8:30 AM, last 3:50 PM'. */
function spanWords(first: string, last: string): string {
  if (!first) return rowMessages('row.noTime');
  if (first === last) return clockTime(first);
  return frameMessages('block.span', { first: clockTime(first), last: clockTime(last) });
}

/**
 * A line of a cell: time, count, place and method. The zone only in a court with several zones. Says only what is true
 * of all its hearings.
 */
function WeekBlockLine({ line: { rows, first, last, zone }, shared, isNow }: LineProps) {
  const viewMessages = useViewMessages();
  const { byId: offices } = useAtomValue(officesAtom);
  const facts = lineFacts(rows);
  const office = offices[facts.officeId ?? '']?.name ?? null;
  const ownRoom = roomWords(facts.place, office);
  const room = ownRoom === shared.room ? null : ownRoom;
  // facts that the judge's line does not state for all its hearings
  const own = office === shared.office ? null : office;
  const zoneLabel = zone?.label === shared.zone ? null : zone?.label;
  // a range's place is above it, and its methods are below it
  const isRange = first !== last;
  const place = [room, own].filter(Boolean).join(', ');
  const ofOneTime = isRange ? [] : [place, zoneLabel];
  const ofRange = isRange && place && [place, zoneLabel].filter(Boolean).join(' · ');
  const count = viewMessages('count.hearings', { count: rows.length });
  const shown = [...new Set([...ofOneTime, ...howFacts(facts)])].filter(Boolean);
  return (
    <>
      {ofRange && (
        <span className={css.place}>
          {ofRange}
          <HiddenText>{': '}</HiddenText>
        </span>
      )}
      <span className={css.time}>{spanWords(first, last)}</span>
      <HiddenText>{first && ': '}</HiddenText>
      <span className={css.count}>{isNow ? `${count} · ${rowMessages('block.now')}` : count}</span>{' '}
      {isRange && !place && zoneLabel && <span className={css.beside}>{`${zoneLabel} `}</span>}
      <span className={css.where}>
        {shown.map((fact, at) => (
          <Fragment key={fact}>
            {at > 0 && <HiddenText>{', '}</HiddenText>}
            <span className={css.fact}>{fact}</span>
          </Fragment>
        ))}
      </span>
    </>
  );
}

/** Returns the phase of rows of a day. Null for other days than today, whose times need not be computed. */
export function usePhaseOf(date: string): (rows: WeekLine['rows']) => HearingPhase | null {
  const { kind } = useDocketConfig();
  const today = useAtomValue(todayAtom);
  const context = useAtomValue(answerContextAtom);
  return (rows) => (date === today ? blockTimes({ rows }, kind, context).phase : null);
}

/** 'Earlier: 3 hearings' */
function EarlierWords({ count }: { count: number }) {
  const viewMessages = useViewMessages();
  return (
    <>
      <span className={css.time}>{frameMessages('block.over')}</span>
      <HiddenText>{': '}</HiddenText>
      <span className={css.count}>{viewMessages('count.hearings', { count })}</span>
    </>
  );
}

/** The line of today's hearings that are over, inside a longer link. */
export const EarlierBlock = ({ count }: { count: number }) => (
  <span className={css.block} data-earlier>
    <EarlierWords count={count} />
  </span>
);

type Props = {
  /** absent if the lines are part of a longer link */
  href?: string | undefined;
  date: string;
  lines: readonly WeekLine[];
  shared: SharedFacts;
  isChanged: (line: WeekLine) => boolean;
};

/** The lines of a cell, as links to its day and judge. Those of today that are over have one line, the first. */
export function WeekBlocks({ href, date, lines, shared, isChanged }: Props) {
  const phaseOf = usePhaseOf(date);
  const over = lines.filter(({ rows }) => phaseOf(rows) === 'earlier');
  const link = (key: string, at: HTMLAttributes<HTMLElement>, words: ReactNode) =>
    href === undefined ? (
      <span key={key} {...at}>
        {words}
      </span>
    ) : (
      <a key={key} href={BASE + href} {...at}>
        {words}
      </a>
    );
  const attributes = (of: readonly WeekLine[], more: object) => ({
    className: css.block,
    'data-changed': of.some(isChanged) || undefined,
    ...more,
  });
  const count = over.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      {over.length > 0 &&
        link('over', attributes(over, { 'data-earlier': true }), <EarlierWords count={count} />)}
      {lines
        .filter((line) => !over.includes(line))
        .map((line) =>
          link(
            line.key,
            attributes([line], { 'data-range': line.first !== line.last || undefined }),
            <WeekBlockLine line={line} shared={shared} isNow={phaseOf(line.rows) === 'now'} />,
          ),
        )}
    </>
  );
}
