import type { Page } from '@playwright/test';
import type { LoadReport } from '../../../host/src/remotes/area-load';

/** Collects the load reports in the page's console. The returned function resolves to those so far. */
export function reportsOf(page: Page): () => Promise<LoadReport[]> {
  const reports: Promise<LoadReport | null>[] = [];
  page.on('console', (message) => {
    const [, report] = message.args();
    if (message.type() === 'debug' && message.text().startsWith('area ') && report)
      // null if the page has closed meanwhile
      reports.push(
        report.jsonValue().then(
          (told) => told as LoadReport,
          () => null,
        ),
      );
  });
  return async () => (await Promise.all(reports)).filter((report) => report !== null);
}
