import { findBrowser } from '../../tests/browser/find-browser';

/** Finds a browser first, and sets CHROMIUM_PATH for all tests. Throws NoBrowserError. */
export async function useBrowser(sentence: string): Promise<void> {
  console.log(`${sentence} Looking for a browser …`);
  process.env.CHROMIUM_PATH = await findBrowser((said) => console.log(said));
}
