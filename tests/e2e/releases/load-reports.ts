import type { Page } from '@playwright/test';
import type { LoadReport } from '../../../host/src/remotes/area-load';

/** Gathers what the page's console is told of loads; the answer gives those so far. */
export function reportsOf(page: Page): () => Promise<LoadReport[]> {
  const reports: Promise<LoadReport | null>[] = [];
  page.on('console', (message) => {
    const [, report] = message.args();
    if (message.type() === 'debug' && message.text().startsWith('area ') && report)
      // null where the page has gone meanwhile
      reports.push(
        report.jsonValue().then(
          (told) => told as LoadReport,
          () => null,
        ),
      );
  });
  return async () => (await Promise.all(reports)).filter((report) => report !== null);
}
