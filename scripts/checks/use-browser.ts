import { findBrowser } from '../../tests/browser/find-browser';

/** Finds a browser before anything else is done, and has all tests use it. Throws NoBrowserError. */
export async function useBrowser(sentence: string): Promise<void> {
  console.log(`${sentence} Looking for a browser …`);
  process.env.CHROMIUM_PATH = await findBrowser((said) => console.log(said));
}
