import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAnchor } from '../parts/use-anchor';
import { usePrinting } from '../print/use-printing';
import { flatSections } from './flat-sections';
import { useOverscan } from './use-overscan';

/** Attributes that the element of a row or of a section's heading needs to be measured and counted. */
export type VirtualItemProps = {
  ref: RefCallback<HTMLElement>;
  'data-index': number;
  /** for a row: its number in its section, from 1, and the number of rows */
  'aria-posinset'?: number;
  'aria-setsize'?: number;
};

/** Position of a section, and the distance from its heading to its first rendered row. In px; null in print. */
export type SectionBox = { top: number; height: number; skipped: number } | null;

export type VirtualSection<Row> = { key: string; rows: readonly Row[] };

type Props<Row, Section extends VirtualSection<Row>> = {
  sections: readonly Section[];
  /** must be a stable function */
  rowKey: (row: Row) => string;
  /** expected heights, and the gap between two sections, in px */
  sizes: { row: number; heading: number; gap: number };
  renderSection: (
    section: Section,
    rows: ReactNode,
    place: SectionBox,
    heading: VirtualItemProps | null,
  ) => ReactNode;
  renderRow: (row: Row, section: Section, place: VirtualItemProps | null) => ReactNode;
  /** called with the first and the last section on the screen or near it */
  onShown?: (first: number, last: number) => void;
};

const GAP = 'gap';

/** Sections of rows, of which only those near the screen are in the document. Print renders all of them. */
export function VirtualSections<Row, Section extends VirtualSection<Row>>(props: Props<Row, Section>) {
  const { sections, rowKey, sizes, renderSection, renderRow, onShown } = props;
  const box = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  const isPrinting = usePrinting();
  const flat = useMemo(() => flatSections(sections), [sections]);

  useLayoutEffect(() => {
    const measure = () => box.current && setMargin(box.current.getBoundingClientRect().top + window.scrollY);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, []);

  // a stable function for the same rows: a new function would recompute the position of every row
  const { keyOf, indexOf } = useMemo(() => {
    const keys = sections.flatMap(({ key, rows }) => [key, ...rows.map((row) => `${key} ${rowKey(row)}`)]);
    const indexes = new Map(keys.map((key, index) => [key, index]));
    return {
      keyOf: (index: number) => keys[index] ?? index,
      indexOf: (key: string | number | bigint) => indexes.get(String(key)),
    };
  }, [sections, rowKey]);
  const virtual = useWindowVirtualizer<HTMLElement>({
    count: flat.length,
    ...useOverscan(),
    scrollMargin: margin,
    useFlushSync: false,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    getItemKey: keyOf,
    estimateSize: (index) => (flat.at(index).row < 0 ? sizes.heading + sizes.gap : sizes.row),
    measureElement: (element, entry) =>
      (entry?.borderBoxSize[0]?.blockSize ?? element.offsetHeight) +
      (element.dataset.place === GAP ? sizes.gap : 0),
  });
  const itemProps = useRef(new Map<number, VirtualItemProps>());
  /** the same object for the same position, so that a row does not render again */
  const propsOf = (index: number, number: number, size: number): VirtualItemProps => {
    const known = itemProps.current.get(index);
    if (known?.['aria-posinset'] === number && known['aria-setsize'] === size) return known;
    const ref = virtual.measureElement;
    const place = { ref, 'data-index': index, 'aria-posinset': number, 'aria-setsize': size };
    itemProps.current.set(index, place);
    return place;
  };
  const items = virtual.getVirtualItems();
  const startOf = (index: number) => (virtual.measurementsCache[index]?.start ?? margin) - margin;
  const endOf = (index: number) => (virtual.measurementsCache[index]?.end ?? margin) - margin;

  useAnchor({ virtual, margin, firstKey: sections[0]?.key, indexOf, startOf, endOf });

  const [from, to] = [items[0], items.at(-1)].map((item) => (item ? flat.at(item.index).section : -1));
  useLayoutEffect(() => {
    if (from !== undefined && to !== undefined && from >= 0) onShown?.(from, to);
  }, [from, to, onShown]);

  if (isPrinting)
    return sections.map((section) =>
      renderSection(
        section,
        section.rows.map((row) => renderRow(row, section, null)),
        null,
        null,
      ),
    );
  const shown = items.length > 0 ? sections.slice(from, (to ?? 0) + 1) : [];
  return (
    <div ref={box} style={{ position: 'relative', height: virtual.getTotalSize() }}>
      {shown.map((section, nth) => {
        const number = (from ?? 0) + nth;
        const heading = flat.headingOf(number);
        const rows = items.filter(({ index }) => flat.at(index).section === number && index > heading);
        const top = startOf(heading);
        const place = {
          top,
          height: endOf(heading + section.rows.length) - top,
          skipped: rows[0] ? startOf(rows[0].index) - endOf(heading) : 0,
        };
        const children = rows.map(({ index }) => {
          const nthRow = index - heading - 1;
          const row = section.rows[nthRow] as Row;
          return renderRow(row, section, propsOf(index, nthRow + 1, section.rows.length));
        });
        return renderSection(section, children, place, {
          ref: virtual.measureElement,
          'data-index': heading,
        });
      })}
    </div>
  );
}
