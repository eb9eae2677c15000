import { courtAtom } from '@court/contract';
import { isOn, zoneClock, zoneName } from '@court/domain';
import { howWord, placeWords } from '@court/ui';
import { useAtomValue } from 'jotai';
import { detailMessages } from '../messages/detail-messages';
import { BLOCK_MINUTES, type DayBlock, driveMinutes } from '../search/day-plan';
import { blockPresider, type DayNames, timeSpan } from '../search/day-text';
import * as css from './day-timeline.module.css';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Minimum height of a box, in minutes. Fits two lines of text. */
const MIN_BOX_MINUTES = 30;

type Box = { block: DayBlock; from: number; to: number; lane: number; isOff: boolean };

/** Positions of the blocks in time. Overlapping blocks get separate lanes. */
function boxesOf(blocks: readonly DayBlock[]): Box[] {
  const boxes: Box[] = [];
  for (const block of blocks) {
    const [from] = block.times;
    if (from === undefined) continue;
    const last = block.times.at(-1) ?? from;
    const to = Math.max(last + BLOCK_MINUTES * MINUTE_MS, from + MIN_BOX_MINUTES * MINUTE_MS);
    const taken = new Set(boxes.filter((box) => box.to > from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    boxes.push({ block, from, to, lane, isOff: !block.rows.some(({ row }) => isOn(row)) });
  }
  return boxes;
}

/** The trips between offices. Each ends when the later block begins. */
function drivesOf(boxes: readonly Box[], { offices }: DayNames) {
  const attended = boxes.filter(({ block, isOff }) => !isOff && !block.remote);
  return attended.flatMap(({ block, from }, at) => {
    const before = attended[at - 1];
    const [here, there] = [block.rows[0].row.officeId ?? '', before?.block.rows[0].row.officeId ?? ''];
    const [office, other] = [offices[here], offices[there]];
    if (!before || here === there || !office || !other) return [];
    const minutes = driveMinutes(other, office);
    if (!minutes) return [];
    // a trip that is longer than the gap starts with the earlier block
    const start = Math.max(from - minutes * MINUTE_MS, before.from);
    return [{ key: `${there} ${here} ${from}`, from: start, to: from, minutes }];
  });
}

type Props = { blocks: readonly DayBlock[]; names: DayNames };

/** A drawing of the day beside its list, hour by hour, with trips. Contains no facts that the list lacks. */
export function DayTimeline({ blocks, names }: Props) {
  const [zone = 'UTC', ...others] = useAtomValue(courtAtom)?.timeZones ?? [];
  const boxes = boxesOf(blocks);
  const drives = drivesOf(boxes, names);
  if (boxes.length === 0) return null;
  const all = [...boxes, ...drives];
  const first = Math.floor(Math.min(...all.map(({ from }) => from)) / HOUR_MS) * HOUR_MS;
  const last = Math.ceil(Math.max(...all.map(({ to }) => to)) / HOUR_MS) * HOUR_MS;
  const hours = Array.from({ length: (last - first) / HOUR_MS + 1 }, (_, n) => first + n * HOUR_MS);
  const lanes = Math.max(...boxes.map(({ lane }) => lane)) + 1;
  /** in the court's first zone, with its name if the court has two zones */
  const clockOf = (moment: number, date: string) =>
    others.length > 0
      ? `${zoneClock(zone, moment)} ${zoneName(zone, date)}`
      : zoneClock(zone, moment).replace(/ [AP]M$/, '');
  /** in hours; the style sheet sets the height of an hour */
  const at = (from: number, to = from) =>
    ({ '--from': (from - first) / HOUR_MS, '--hours': (to - from) / HOUR_MS }) as Record<string, number>;
  return (
    <div className={css.timeline} aria-hidden data-timeline style={at(first, last)}>
      {hours.map((hour) => (
        <div key={hour} className={css.hour} style={at(hour)}>
          <span className={css.clock}>{zoneClock(zone, hour).replace(':00', '')}</span>
        </div>
      ))}
      {drives.map(({ key, from, to, minutes }) => (
        <div key={key} className={css.drive} style={at(from, to)}>
          {detailMessages('day.drive', { drive: timeSpan(minutes) })}
        </div>
      ))}
      {boxes.map(({ block, from, to, lane, isOff }) => {
        const [{ row }] = block.rows;
        const office = names.offices[row.officeId ?? '']?.name ?? null;
        const where = block.remote ? howWord(row.how) : (placeWords(row.place, office) ?? office);
        const hard = block.conflicts.some(({ isHard }) => isHard);
        return (
          <div
            key={block.rows[0].key}
            className={css.box}
            data-box={isOff ? 'off' : hard ? 'hard' : block.conflicts.length > 0 ? 'tight' : 'on'}
            style={{ ...at(from, to), '--lane': lane, '--lanes': lanes } as Record<string, number>}
          >
            <b>{[clockOf(from, row.date), blockPresider(block, names)].filter(Boolean).join(' · ')}</b>
            <span>{where}</span>
          </div>
        );
      })}
    </div>
  );
}
