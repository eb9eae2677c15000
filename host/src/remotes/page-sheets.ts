/** What rspack marks a sheet with that is still to come. */
const COMING = 'data-rspack-loading';

/**
 * Lets the sheets of a release that `page` names itself apply. The page has them come for no medium, so that nothing waits
 * for them; by their marks the release's own runtime knows them as its chunks', and waits for one that is still coming.
 */
export function applySheets(page: Document, container: string): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>(`link[data-rspack^="${container}:"]`)) {
    const apply = () => {
      link.removeAttribute(COMING);
      link.media = 'all';
    };
    // its chunk then asks for it again, and hears why it does not come
    const lost = () => link.remove();
    if (link.sheet) apply();
    else if (performance.getEntriesByName(link.href).length > 0) lost();
    else {
      // Chromium tells nobody of a sheet whose medium is changed on the way
      link.addEventListener('load', apply, { once: true });
      link.addEventListener('error', lost, { once: true });
    }
  }
}
