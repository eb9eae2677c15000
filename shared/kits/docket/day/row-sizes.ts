/** What rows and headings are expected to measure, in px, until they have been measured. */
export function rowSizes() {
  const isAtLeast = (width: number) => window.matchMedia?.(`(min-width: ${width}px)`).matches ?? true;
  const row = isAtLeast(1280) ? 70 : isAtLeast(768) ? 100 : 200;
  return { row, heading: 46, gap: 24 };
}
