import { courtAtom, freshnessAtom, Link, officesAtom, serverNow } from '@court/contract';
import {
  addDays,
  courtDayFrom,
  dayIn,
  shortDate,
  tallyRows,
  zoneClock,
  zoneMoment,
  zoneName,
} from '@court/domain';
import { answerContextAtom, paperMessages, useLeftOut } from '@court/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { docketAtom } from '../data/docket-atom';
import { hasLeft } from '../day/block-times';
import { docketBlocks, tallyText } from '../day/docket-blocks';
import { useVenueZones } from '../day/use-row-parts';
import { closedSentence } from '../empty/closed-day';
import { useListedRows } from '../filters/use-public-defender-only';
import { whyFailed } from '../frame/calendar-frame';
import type { CalendarAddress } from '../layout/use-calendar-address';
import { LobbyBlock } from './lobby-block';
import { lobbyColumns } from './lobby-columns';
import * as css from './lobby-page.module.css';
import { useLobbyDockets } from './use-lobby-dockets';
import { usePaging } from './use-paging';

/**
 * Height of a line, and of everything above and below the lines. px at a width of 1920 px; same as in the CSS files.
 */
const LINE_PX = 53;
const AROUND_PX = 96 + 60 + 8;
/** Minimum width for two columns, rem. */
const MIN_TWO_COLUMNS_REM = 60;
/** The screen of a phone, whose rows have two lines. Same as in the CSS files. */
const PHONE = '(max-width: 37.49rem) and (min-height: 30rem)';
/** Height of a phone's row, rem. Same as in the CSS file. */
const PHONE_ROW_REM = 3.25;

/** Number of lines in a column, a fraction, and number of columns side by side. */
function measure(): { lines: number; across: number } {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const { innerWidth: width, innerHeight: height } = window;
  const least = Math.min(1.25 * rem, 0.036 * width);
  const isPhone = window.matchMedia?.(PHONE).matches ?? false;
  const unit = isPhone
    ? (PHONE_ROW_REM * rem) / LINE_PX
    : Math.min(Math.max(least, 0.0145834 * width), 1.75 * rem) / 28;
  return {
    lines: (height / unit - AROUND_PX) / LINE_PX,
    across: width / rem < MIN_TWO_COLUMNS_REM ? 1 : 2,
  };
}

/** The result of `measure`, updated when the window is resized. */
function useLobbySize() {
  const [size, setSize] = useState(measure);
  useEffect(() => {
    const onResize = () => setSize(measure());
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  return size;
}

/** The current time by the court's server, epoch ms. Updates every second. */
function useSeconds(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Says how to pause or resume the screen: by a tap on a touch screen, else by a key. */
function PausingHelp({ isPaused }: { isPaused: boolean }) {
  const viewMessages = useViewMessages();
  return (
    <>
      <span className={css.keys}>{viewMessages(isPaused ? 'lobby.resumeKeys' : 'lobby.pauseKey')}</span>
      <span className={css.tap}>{viewMessages(isPaused ? 'lobby.resumeTap' : 'lobby.pauseTap')}</span>
    </>
  );
}

/** `?display=board`: a day on a lobby screen. Turns its pages automatically. Only a phone has a control, back to the calendar. */
export function LobbyPage({ address: { date, today, filters, to } }: { address: CalendarAddress }) {
  const { kind, messages, presiderField } = useDocketConfig();
  const viewMessages = useViewMessages();
  const court = useAtomValue(courtAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const docket = useAtomValue(docketAtom({ kind, date }));
  const rows = useListedRows(docket.rows, date, filters);
  const { updated } = useAtomValue(freshnessAtom);
  const zones = useVenueZones(date);
  const now = useSeconds();
  const { lines, across } = useLobbySize();
  const leftOut = useLeftOut();
  const context = useAtomValue(answerContextAtom);
  const all = useMemo(() => docketBlocks(rows, zones, presiderField), [rows, zones, presiderField]);
  const blocks = useMemo(
    () => (date === today ? all.filter((block) => !hasLeft(block, kind, context)) : all),
    [all, kind, context, date, today],
  );
  const dockets = useLobbyDockets(blocks);
  const columns = useMemo(() => lobbyColumns(dockets, lines), [dockets, lines]);
  const blockZones = [...new Set(blocks.map((block) => block.zone?.zone ?? null))];
  const pages = Math.ceil(columns.length / across);
  const { page, left } = usePaging(pages);
  const officeIds = [...new Set(rows.map(({ officeId }) => officeId))];
  const office = officeIds.length === 1 ? offices[officeIds[0] ?? ''] : undefined;
  const [oneZone] = blockZones.length === 1 ? blockZones : [];
  const zone = oneZone ?? office?.timeZone ?? court?.timeZones[0] ?? 'UTC';
  const title = shortDate(date, '');
  const otherDay = date === courtDayFrom(addDays(today, 1)) ? 'lobby.nextDay' : 'lobby.otherDay';
  const day = date === today ? title : viewMessages(otherDay, { date: shortDate(date, today) });
  useEffect(() => {
    document.title = messages('day.title', { date: title });
  }, [messages, title]);

  let instead: ReactNode = null;
  if (docket.status === 'failed') instead = `${messages('day.failed', { date: title })}. ${whyFailed()}`;
  else if (docket.status === 'loading') instead = messages('day.loading', { date: title });
  else if (rows.length === 0)
    instead =
      docket.rows.length > 0
        ? `${viewMessages('day.noneListed', { date: title })}.`
        : `${viewMessages('day.empty', { date: title })}. ${closedSentence(date) ?? ''}`;
  else if (blocks.length === 0) instead = messages('day.ended');
  const turning = left === null ? viewMessages('lobby.paused') : viewMessages('lobby.next', { count: left });
  // rows that are not live may be older than the court's last check
  const checkedAt = updated?.checkedAt ?? docket.asOf;
  const at =
    docket.status === 'live' || checkedAt === null
      ? checkedAt
      : Math.min(checkedAt, docket.asOf ?? checkedAt);
  const clock = at !== null && dayIn(zone, at) === dayIn(zone, now) ? zoneClock : zoneMoment;
  const asOf = at === null ? '' : `${clock(zone, at)} ${zoneName(zone, date)}`;
  const notes = [
    leftOut,
    asOf && court?.sample && viewMessages('lobby.sample'),
    docket.status === 'offline' && viewMessages('lobby.offline'),
    asOf && paperMessages('unofficial', { time: asOf }),
  ];
  return (
    <div className={css.board} data-display="board" data-bleed data-reading={docket.status}>
      <header className={css.bar}>
        <h1 className={css.title}>
          <b>{across === 1 ? court?.shortName : court?.displayName}</b>{' '}
          <span className={css.day} data-other={date !== today || undefined}>
            {[day, office?.name].filter(Boolean).join(' · ')}
          </span>
        </h1>
        <p className={css.count}>{rows.length > 0 && tallyText(tallyRows(rows), messages)}</p>
        <time className={css.clock}>
          <span>{zoneClock(zone, now)}</span>{' '}
          <span className={css.zone}>{zoneName(zone, dayIn(zone, now))}</span>
        </time>
      </header>
      {instead === null ? (
        <div className={css.columns} data-across={across}>
          {columns.slice(page * across, (page + 1) * across).map((parts) => (
            <div key={parts[0]?.rows[0]?.row.id} className={css.column}>
              {parts.map((part) => (
                <LobbyBlock
                  key={part.block.key}
                  part={part}
                  changedIds={docket.changedIds}
                  isOneZone={blockZones.length === 1}
                  saidOffice={office?.name ?? null}
                />
              ))}
            </div>
          ))}
        </div>
      ) : (
        <p className={css.instead}>{instead}</p>
      )}
      <footer className={css.foot}>
        {pages > 0 && <span>{viewMessages('lobby.page', { page: page + 1, count: pages })}</span>}
        {pages > 1 && (
          <span>
            <span>{`${turning} ·`}</span> <PausingHelp isPaused={left === null} />
          </span>
        )}
        {across === 1 && (
          <Link className={css.leave} to={to({})}>
            {viewMessages('lobby.leave')}
          </Link>
        )}
        <span className={css.note} data-offline={docket.status === 'offline' || undefined}>
          {notes.filter(Boolean).join(' · ')}
        </span>
      </footer>
    </div>
  );
}
