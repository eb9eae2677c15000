import { officesAtom } from '@court/contract';
import { shortPrintedNumber, statusOf, tallyRows } from '@court/domain';
import { answerContextAtom, Facts, placeWords, StatusWord, whereWentTo } from '@court/ui';
import { useAtomValue } from 'jotai';
import type { CSSProperties } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { blockText, placeUnless } from '../day/block-text';
import { blockTimes } from '../day/block-times';
import { isOffRow, tallyText } from '../day/docket-blocks';
import { shortPlace } from '../day/short-place';
import { usePresiderWords } from '../day/use-row-parts';
import { rowMessages } from '../messages/row-messages';
import { type LobbyPart, type LobbyRow, nameLines } from './lobby-columns';
import * as css from './lobby-columns.module.css';
import * as headCss from './lobby-heading.module.css';

function Row({ row, differs, changed }: LobbyRow & { changed: boolean }) {
  const status = statusOf(row);
  const lines = nameLines(row);
  return (
    <li
      className={css.row}
      data-off={isOffRow(row) || undefined}
      data-long={lines > 1 || undefined}
      style={{ '--name-lines': lines } as CSSProperties}
      data-differs={differs ? '' : undefined}
      data-changed={changed || undefined}
      data-lobby={row.id}
    >
      <span className={css.case}>{shortPrintedNumber(row.caseNumber) || rowMessages('row.noNumber')}</span>
      <span className={css.who}>
        <b className={css.name}>{row.title}</b>
        {differs && <b className={css.differs}>{differs}</b>}
      </span>
      {status !== 'scheduled' && <StatusWord status={status} to={whereWentTo(row)} />}
    </li>
  );
}

type Props = {
  part: LobbyPart;
  changedIds: ReadonlySet<string>;
  /** all blocks are in the time zone of the screen's clock */
  isOneZone: boolean;
  /** the office of all blocks, if the screen's head names it */
  saidOffice: string | null;
};

/** A block's heading (time and judge, then method and room) and its rows in one column. */
export function LobbyBlock({ part: { block, facts, rows, from }, changedIds, isOneZone, saidOffice }: Props) {
  const viewMessages = useViewMessages();
  const { kind, messages } = useDocketConfig();
  const presiderOf = usePresiderWords();
  const { byId: offices } = useAtomValue(officesAtom);
  const { phase } = blockTimes(block, kind, useAtomValue(answerContextAtom));
  const office = offices[facts.officeId ?? '']?.name ?? null;
  const place = placeWords(facts.place, office, saidOffice);
  const room = placeUnless(facts, shortPlace(place) ?? (saidOffice ? null : office));
  const presider = presiderOf(block.presiderId);
  const ofClock = isOneZone ? { ...block, zone: null } : block;
  const names = { presider, office };
  const { time, mainTime, how, isOff } = blockText(ofClock, facts, messages, names);
  const count = tallyText(tallyRows(block.rows), messages);
  return (
    <section>
      <h2 className={headCss.heading}>
        <span className={headCss.time} data-off={isOff || undefined}>
          <b>{time}</b> <span>{mainTime}</span>
        </span>{' '}
        <span className={headCss.judge}>{presider}</span>{' '}
        <span className={headCss.count}>
          {[phase === 'now' && rowMessages('block.now'), count].filter(Boolean).join(' · ')}
        </span>{' '}
        <span className={headCss.where}>
          <Facts facts={[how, room && <b key="room">{room}</b>]} />
        </span>{' '}
        {rows.length < block.rows.length && (
          <span className={headCss.range}>
            {rows.length === 1
              ? viewMessages('lobby.one', { from, count: block.rows.length })
              : viewMessages('lobby.range', { from, to: from + rows.length - 1, count: block.rows.length })}
          </span>
        )}
      </h2>
      <ol className={css.list}>
        {rows.map((each) => (
          <Row key={each.row.id} {...each} changed={changedIds.has(each.row.id)} />
        ))}
      </ol>
    </section>
  );
}
