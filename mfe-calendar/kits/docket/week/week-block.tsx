import { officesAtom, todayAtom } from '@court/contract';
import { clockTime } from '@court/domain';
import { answerContextAtom, HiddenText, howWord, placeWords } from '@court/ui';
import { useAtomValue } from 'jotai';
import { Fragment } from 'react';
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

type LineProps = { line: WeekLine; shared: SharedFacts };

/** Whether a line of today is over or in progress. Null for one that has not begun, and for those of other days. */
type Begun = 'earlier' | 'now' | null;

type Facts = ReturnType<typeof lineFacts>;

/** ['By video'], or ['18 by video', '2 in person (Room 115)'] if the methods of a line differ. */
function howFacts({ hows }: Facts, roomOf: (place: string | null) => string | null): (string | null)[] {
  const [only, ...others] = hows;
  if (others.length === 0) return [only ? howWord(only.how) : null];
  return hows.map((each) => {
    const word = howWord(each.how) ?? rowMessages('row.noHow');
    const counted = frameMessages('block.some', {
      count: each.count,
      how: word.charAt(0).toLowerCase() + word.slice(1),
    });
    const room = roomOf(each.place);
    return room ? `${counted} (${room})` : counted;
  });
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

function useBegun(rows: WeekLine['rows']): Begun {
  const { kind } = useDocketConfig();
  const today = useAtomValue(todayAtom);
  const context = useAtomValue(answerContextAtom);
  // the times of other days need not be computed
  if (rows[0]?.date !== today) return null;
  const { phase } = blockTimes({ rows }, kind, context);
  return phase === 'earlier' || phase === 'now' ? phase : null;
}

/**
 * A line of a cell: time, count, place and method. The zone only in a court with several zones. Says only what is true
 * of all its hearings.
 */
function WeekBlockLine({ line: { rows, first, last, zone }, shared, begun }: LineProps & { begun: Begun }) {
  const viewMessages = useViewMessages();
  const { byId: offices } = useAtomValue(officesAtom);
  const facts = lineFacts(rows);
  const office = offices[facts.officeId ?? '']?.name ?? null;
  const ownRoom = (place: string | null) => {
    const room = roomWords(place, office);
    return room === shared.room ? null : room;
  };
  const room = facts.hows.length > 1 ? null : ownRoom(facts.place);
  // facts that the judge's line does not state for all its hearings
  const own = office === shared.office ? null : office;
  const zoneLabel = zone?.label === shared.zone ? null : zone?.label;
  // a range's place is above it, and its methods are below it
  const isRange = first !== last;
  const place = [room, own].filter(Boolean).join(', ');
  const ofOneTime = isRange ? [] : [place, zoneLabel];
  const ofRange = isRange && place && [place, zoneLabel].filter(Boolean).join(' · ');
  const when = begun && (begun === 'now' ? rowMessages('block.now') : frameMessages('block.over'));
  const count = viewMessages('count.hearings', { count: rows.length });
  const shown = [...new Set([...ofOneTime, ...howFacts(facts, ownRoom)])].filter(Boolean);
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
      <span className={css.count}>{[count, when].filter(Boolean).join(' · ')}</span>{' '}
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

type Props = LineProps & {
  /** absent if the line is part of a longer link */
  href?: string;
  changed: boolean;
};

/** A line of a cell, as a link to its day and judge. */
export function WeekBlock({ href, changed, line, shared }: Props) {
  const begun = useBegun(line.rows);
  const at = {
    className: css.block,
    'data-earlier': begun === 'earlier' || undefined,
    'data-changed': changed || undefined,
    'data-range': line.first !== line.last || undefined,
  };
  const words = <WeekBlockLine line={line} shared={shared} begun={begun} />;
  return href === undefined ? (
    <span {...at}>{words}</span>
  ) : (
    <a href={BASE + href} {...at}>
      {words}
    </a>
  );
}
