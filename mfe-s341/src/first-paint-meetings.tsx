import { type FirstPaint, isMeetingList } from '@court/contract';
import {
  EarlierRows,
  type FirstBoard,
  type FirstListing,
  FirstRow,
  firstAgenda,
  firstDocket,
  meetingListMessages,
  shownBlocks,
} from '@court/docket/first-paint';
import { judgeName } from '@court/domain';
import { TimeBlockView } from './board/time-block-view';
import { type TrusteeBlock, type TrusteeDay, trusteeBlocks, trusteeDays } from './board/trustee-blocks';
import * as css from './board/trustee-board.module.css';
import { calledNow, inJudgesPlace, lastBegun, saidOfBlock, trusteeText } from './board/trustee-text';
import { nameId, TrusteeView } from './board/trustee-view';
import { findOf } from './meetings/find-meeting';
import { LISTED } from './meetings/listed-meetings';

type Props = {
  board: FirstBoard;
  day: TrusteeDay;
  /** number of hidden times that are over */
  past: number;
  /** number of rows to draw for a block */
  rowsOf: (block: TrusteeBlock) => number;
  id: string;
};

/** One trustee's meetings, with the markup of OneTrustee while the times that are over are hidden. */
function Trustee({ board, day, past, rowsOf, id }: Props) {
  const { people, page, date, context } = board;
  const { trusteeId, blocks } = day;
  const text = trusteeText(day, {
    called: people && judgeName(trusteeId, people),
    appear: people?.[trusteeId ?? '']?.appear,
    offices: page.court.offices,
    court: page.court,
    context,
  });
  const current = calledNow(blocks, context);
  const earlier = blocks.slice(0, past).flatMap(({ rows }) => rows);
  const drawn = blocks.slice(past).filter((block) => rowsOf(block) > 0);
  return (
    <TrusteeView
      text={text}
      trusteeId={trusteeId}
      id={id}
      date={date}
      isSingle={blocks.length - past === 1}
      fold={earlier.length > 0 && <EarlierRows className={css.fold} rows={earlier} />}
    >
      {drawn.map((block, at) => (
        <TimeBlockView
          key={block.key}
          block={block}
          id={`${id}-${at}`}
          whose={nameId(id)}
          isNow={block === current}
        >
          {block.rows.slice(0, rowsOf(block)).map((row) => (
            <FirstRow
              key={row.id}
              row={row}
              board={board}
              listed={LISTED}
              zone={block.zone}
              said={saidOfBlock(text, block)}
              judge={(parts) => inJudgesPlace(row, parts)}
            />
          ))}
        </TimeBlockView>
      ))}
    </TrusteeView>
  );
}

/** The meetings of each trustee. `past`: the number of hidden times that are over. */
const blocksOf = ({ rows, zones, context }: FirstListing) =>
  trusteeDays(trusteeBlocks(rows, zones)).map((day) => ({
    day,
    past: Math.max(0, lastBegun(day.blocks, context)),
  }));

/** The day's 341 meetings, with the markup of TrusteeBoard. */
function Board({ blocks: days, ...board }: FirstBoard & { blocks: ReturnType<typeof blocksOf> }) {
  const open = days.flatMap(({ day, past }) => day.blocks.slice(past));
  const shown = new Map(
    shownBlocks(open, board.most, 0).map(({ block, rows: own }) => [block.key, own.length]),
  );
  const rowsOf = ({ key }: TrusteeBlock) => shown.get(key) ?? 0;
  const drawn = days.filter(({ day, past }) => day.blocks.slice(past).some((block) => rowsOf(block) > 0));
  return (
    <div>
      {drawn.map(({ day, past }, at) => (
        <Trustee key={day.trusteeId} board={board} day={day} past={past} rowsOf={rowsOf} id={`first-${at}`} />
      ))}
    </div>
  );
}

/** The first paint of the 341 meetings: of one day with the markup of MeetingsPage, of all with that of AgendaPage. */
export const meetings: FirstPaint = (page) => {
  const find = findOf(page);
  return isMeetingList(page.query)
    ? firstAgenda(page, { listed: LISTED, messages: meetingListMessages, find })
    : firstDocket(page, { listed: LISTED, blocksOf, Board, find });
};

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push((page) => (page.path === '/s341-hearing' ? meetings(page) : null));
