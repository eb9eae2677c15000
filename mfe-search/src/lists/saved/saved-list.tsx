import type { VirtualItemProps } from '@court/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { ListSection } from '../list-section';
import type { RecordItem, ListSection as Section } from '../list-sections';
import * as css from '../lists.module.css';

const LongList = lazy(async () => ({ default: (await import('../long-list')).LongList }));

/** So many rows are all in the document, for paper, for finding in the page and for screen readers. */
const MOST_ROWS = 300;

type Props = {
  sections: readonly Section[];
  today: string;
  renderRow: (item: RecordItem, place: VirtualItemProps | null) => ReactNode;
};

/** Starred hearings or meetings under their days. */
export function SavedList({ sections, today, renderRow }: Props) {
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count > MOST_ROWS)
    return (
      <Suspense fallback={null}>
        <LongList sections={sections} today={today} renderRow={renderRow} />
      </Suspense>
    );
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
