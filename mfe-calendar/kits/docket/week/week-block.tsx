import { officesAtom } from '@court/contract';
import { clockTime } from '@court/domain';
import { HiddenText, howWord, placeWords } from '@court/ui';
import { useAtomValue } from 'jotai';
import { Fragment } from 'react';
import { useViewMessages } from '../config/view-messages';
import { blockFacts, type DocketBlock } from '../day/docket-blocks';
import { shortPlace } from '../day/short-place';
import { frameMessages, rowMessages } from '../messages/row-messages';
import * as css from './week-block.module.css';

type CountProps = {
  count: number;
  /** '10 hearings' */
  words: string;
};

/** The number of hearings. A table has room for the number only. */
const WeekCount = ({ count, words }: CountProps) => (
  <span className={css.count} title={words}>
    <span>{count}</span>
    <span className={css.unit}>{words.replace(/^\S+/, '')}</span>
  </span>
);

/** Office and zone that the line of the judge names already, because all its blocks share them. */
export type SharedFacts = { office: string | null; zone: string | undefined };

type LineProps = {
  block: DocketBlock;
  /** HH:mm of the last block, if several are merged into one line */
  until?: string | undefined;
  shared: SharedFacts;
};

/** 9:00 AM, with a smaller AM. */
function Clock({ time }: { time: string }) {
  const [hour = '', half] = clockTime(time).split(' ');
  return (
    <>
      <span>{hour}</span> <small>{half}</small>
    </>
  );
}

/** A block in one line: time, count, place and method. The zone only in a court with several zones. */
function WeekBlockLine({ block, until, shared }: LineProps) {
  const viewMessages = useViewMessages();
  const { byId: offices } = useAtomValue(officesAtom);
  const facts = blockFacts(block);
  const office = offices[facts.officeId ?? '']?.name ?? null;
  const room = shortPlace(placeWords(facts.place, office, office))?.replace(
    /^courtroom\s+/i,
    `${rowMessages('block.room')} `,
  );
  const how = howWord(facts.how);
  // facts that the judge's line does not state for all its blocks
  const own = office === shared.office ? null : office;
  const zone = block.zone?.label === shared.zone ? null : block.zone?.label;
  const place = [room, own].filter(Boolean).join(' ');
  const span = until && `${frameMessages('block.until')} ${clockTime(until)}`;
  const shown = [span, place, zone, how].filter(Boolean);
  return (
    <>
      <span className={css.time}>{block.time ? <Clock time={block.time} /> : rowMessages('row.noTime')}</span>
      <HiddenText>{block.time && ': '}</HiddenText>
      <WeekCount
        count={block.rows.length}
        words={viewMessages('count.hearings', { count: block.rows.length })}
      />{' '}
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

/** The line of a block, as a link to its day and judge. */
export function WeekBlock({ href, changed, ...line }: Props) {
  const at = { className: css.block, 'data-changed': changed || undefined };
  return href === undefined ? (
    <span {...at}>
      <WeekBlockLine {...line} />
    </span>
  ) : (
    <a href={BASE + href} {...at}>
      <WeekBlockLine {...line} />
    </a>
  );
}
