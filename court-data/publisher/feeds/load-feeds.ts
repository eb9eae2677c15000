import { compileMessages } from '../run/compile-messages';

/** Loads the writer of feeds, with the same message catalogs as pages. */
export async function loadFeeds() {
  compileMessages();
  return await import('./write-feeds');
}
