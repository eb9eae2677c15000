import { compileMessages } from '../compile-messages';

/** What writes feeds. Events say what pages say. */
export async function loadFeeds() {
  compileMessages();
  return await import('./write-feeds');
}
