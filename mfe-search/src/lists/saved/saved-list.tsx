import { laterPart, type VirtualItemProps } from '@court/ui';
import { type ReactNode, Suspense } from 'react';
import { ListSection } from '../list-section';
import type { RecordItem, ListSection as Section } from '../list-sections';
import * as css from '../lists.module.css';

/** Up to this number, all rows are in the document: for printing, find in page and screen readers. */
const MAX_ROWS_IN_DOCUMENT = 300;

type Props = {
  sections: readonly Section[];
  today: string;
  renderRow: (item: RecordItem, place: VirtualItemProps | null) => ReactNode;
};

function WholeList({ sections, today, renderRow }: Props) {
  return (
    <div className={css.days}>
      {sections.map(({ key, rows }) => (
        <ListSection key={key} date={key} today={today}>
          {rows.map((item) => renderRow(item, null))}
        </ListSection>
      ))}
    </div>
  );
}

const LongList = laterPart(async () => (await import('../long-list')).LongList, WholeList);

/** Starred hearings or meetings, grouped by day. */
export function SavedList(props: Props) {
  const count = props.sections.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count <= MAX_ROWS_IN_DOCUMENT) return <WholeList {...props} />;
  return (
    <Suspense fallback={null}>
      <LongList {...props} />
    </Suspense>
  );
}
