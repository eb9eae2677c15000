/** A heading (`row` -1) or a row among all headings and rows, counted from 0. */
export type FlatItem = { section: number; row: number };

/** Headings and rows of sections as one list: each heading, then its rows. */
export function flatSections(sections: readonly { rows: readonly unknown[] }[]) {
  const headings: number[] = [];
  let length = 0;
  for (const { rows } of sections) {
    headings.push(length);
    length += 1 + rows.length;
  }
  return {
    length,
    headingOf: (section: number) => headings[section] ?? 0,
    at(index: number): FlatItem {
      let [low, high] = [0, headings.length - 1];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((headings[middle] ?? 0) <= index) low = middle;
        else high = middle - 1;
      }
      return { section: low, row: index - (headings[low] ?? 0) - 1 };
    },
  };
}
