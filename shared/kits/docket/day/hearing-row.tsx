import { HearingStatus, OldAndNew, perRecord, RecordRow, StarButton, type VirtualItemProps } from '@court/ui';
import { memo } from 'react';
import { useDocketConfig } from '../docket-config';
import { rowText, type WordedRow } from './docket-text';

type Props = WordedRow & {
  changed: boolean;
  today: string;
  isCurrent?: boolean;
  /** given where not all rows are in the document */
  place?: VirtualItemProps | null;
};

function Row(props: Props) {
  const { row, zone, roomy, changed, first = null, isCurrent, place } = props;
  const { kind, recordLink, idAttribute } = useDocketConfig();
  const text = rowText(props, kind);
  return (
    <RecordRow
      href={BASE + recordLink(row.id)}
      caseNumber={text.number}
      caseNote={text.caseNote}
      name={text.name}
      differs={
        text.differs.length > 0 &&
        text.differs.map(({ key, old, now }, at) => (
          <span key={key}>
            {at > 0 && ' · '}
            <OldAndNew old={old}>{now}</OldAndNew>
          </span>
        ))
      }
      matter={text.matter}
      note={text.note}
      state={<HearingStatus row={row} zone={zone} changed={changed} first={first} />}
      star={<StarButton kind={kind} id={row.id} row={row} label={text.label} />}
      hidden={text.spoken}
      isOff={text.isOff}
      isChanged={changed}
      isCurrent={isCurrent ?? false}
      isRoomy={roomy}
      at={{ [idAttribute]: row.id, ...place }}
    />
  );
}

/** One hearing or 341 meeting on the board; all of it leads to its page. Its links are followed by who renders the board. */
export const HearingRow = memo(
  perRecord(Row, ({ row, place }: Props) => ({ record: row, id: row.id, label: row.caseNumber, at: place })),
);
