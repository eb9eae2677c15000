import { enginePrograms } from '../../tests/browser/engine-programs';
import { findBrowser } from '../../tests/browser/find-browser';

/**
 * Finds or installs all browsers first, and sets CHROMIUM_PATH for all tests. Throws NoBrowserError or
 * MissingEngineError.
 */
export async function useBrowser(sentence: string): Promise<void> {
  console.log(`${sentence} Looking for browsers …`);
  const say = (said: string) => console.log(said);
  process.env.CHROMIUM_PATH = await findBrowser(say);
  enginePrograms(say);
}
