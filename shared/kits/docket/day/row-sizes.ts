/** What rows and headings are expected to measure, in px, until they have been measured. */
export function rowSizes() {
  const isAtLeast = (width: number) => window.matchMedia?.(`(min-width: ${width}px)`).matches ?? true;
  const [row, heading] = isAtLeast(948) ? [47, 40] : isAtLeast(600) ? [53, 40] : [77, 44];
  return { row, heading, gap: 0 };
}
