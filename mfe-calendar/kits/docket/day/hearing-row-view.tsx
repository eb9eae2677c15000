import type { DocketRow } from '@court/domain';
import { hearingStatus, OldAndNew, RecordRow } from '@court/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { RowText } from './docket-text';

type Differing = RowText['differs'][number];

/** One fact that no heading shows, with a separator before it unless it is the first. */
const DifferingView = ({ old, now, isFirst }: Pick<Differing, 'old' | 'now'> & { isFirst: boolean }) => (
  <span>
    {!isFirst && <span>{' · '}</span>}
    <OldAndNew old={old}>{now}</OldAndNew>
  </span>
);

type Props = Pick<ComponentProps<typeof RecordRow>, 'href' | 'at' | 'isCurrent' | 'isRoomy'> & {
  row: DocketRow;
  text: RowText;
  /** button that adds the hearing to the reader's list; empty if the court offers no lists */
  star: ReactNode;
  /** true if it changed while the page was open */
  isChanged?: boolean;
  /** the row as the page first read it; set if it has changed since */
  first?: DocketRow | null;
};

/** One hearing or 341 meeting on the board. */
export function HearingRowView({ row, text, star, isChanged = false, first = null, ...place }: Props) {
  return (
    <RecordRow
      {...place}
      caseNumber={text.number}
      caseNote={text.caseNote}
      name={text.name}
      differs={
        text.differs.length > 0 &&
        text.differs.map((each, at) => (
          <DifferingView key={each.key} old={each.old} now={each.now} isFirst={at === 0} />
        ))
      }
      matter={text.matter}
      note={text.note}
      state={hearingStatus({ row, changed: isChanged, first })}
      star={star}
      hidden={text.spoken}
      isOff={text.isOff}
      isChanged={isChanged}
    />
  );
}
