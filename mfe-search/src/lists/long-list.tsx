import { type VirtualItemProps, VirtualSections } from '@court/ui';
import type { ReactNode } from 'react';
import { ListSection } from './list-section';
import { itemKey, type RecordItem, type ListSection as Section } from './list-sections';

type Props = {
  sections: readonly Section[];
  today: string;
  renderRow: (item: RecordItem, place: VirtualItemProps | null) => ReactNode;
};

/** Estimated heights in px. On a phone, the parts of a row are stacked. */
const sizes = () => ({ row: window.innerWidth < 768 ? 230 : 120, heading: 40, gap: 12 });

/** A list of many hundred items. Only those near the screen are in the document. */
export function LongList({ sections, today, renderRow }: Props) {
  return (
    <VirtualSections<RecordItem, Section>
      sections={sections}
      rowKey={itemKey}
      sizes={sizes()}
      renderRow={(item, _section, place) => renderRow(item, place)}
      renderSection={({ key }, rows, place, heading) => (
        <ListSection key={key} date={key} today={today} place={place} heading={heading}>
          {rows}
        </ListSection>
      )}
    />
  );
}
