/**
 * Applies the area's style sheets, which the page loads with `media="not all"`. Settles when all of them have loaded
 * or failed.
 */
export function applySheets(): Promise<unknown> {
  return Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[data-rspack][media="not all"]')].map(
      (link) =>
        new Promise<void>((resolve) => {
          const apply = () => {
            link.media = 'all';
            resolve();
          };
          if (link.sheet) apply();
          // The download has ended without a sheet.
          else if (performance.getEntriesByName(link.href).length > 0) resolve();
          else {
            link.addEventListener('load', apply, { once: true });
            link.addEventListener('error', () => resolve(), { once: true });
          }
        }),
    ),
  );
}
