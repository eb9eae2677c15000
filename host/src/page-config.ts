import type { PageConfig } from '@court/contract';

/** What the composed page says about itself. Throws when the page was not composed by the release tool. */
export function readPageConfig(page: Document): PageConfig {
  const block = page.getElementById('page-config');
  if (!block?.textContent) throw new Error('This page carries no page-config');
  return JSON.parse(block.textContent) as PageConfig;
}
