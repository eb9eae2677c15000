import { chromium } from 'playwright';
import { canInstall, installing, onPath, problemOf } from './programs';

/** No browser could be launched or installed. The message lists the attempts. */
export class NoBrowserError extends Error {
  override name = 'NoBrowserError';
}

/** Chromium's arguments in every test: no network traffic except to the tests' own servers. */
export const LAUNCH_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];

function candidates(): string[] {
  const asked = process.env.CHROMIUM_PATH;
  return [...(asked ? [asked] : []), chromium.executablePath(), ...NAMES.flatMap(onPath)];
}

async function launches(executablePath: string): Promise<string | null> {
  try {
    const browser = await chromium.launch({ executablePath, args: LAUNCH_ARGS });
    await browser.close();
    return null;
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n')[0] ?? 'did not start';
  }
}

/** Path of a Chromium that has passed a test launch. Installs one if there is none. Throws NoBrowserError. */
export async function findBrowser(say: (sentence: string) => void): Promise<string> {
  const tried: string[] = [];
  const attempt = async () => {
    for (const path of candidates()) {
      const problem = await launches(path);
      if (problem === null) return path;
      tried.push(`${path}: ${problem}`);
    }
    return null;
  };
  const found = await attempt();
  if (found) return found;

  say('No browser found; installing Chromium …');
  const ways: [string, string[]][][] = [
    ...(canInstall() ? [installing(['chromium'])] : []),
    [[process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']]],
  ];
  for (const way of ways) {
    const problem = way.map(([command, args]) => problemOf(command, args)).find((each) => each !== null);
    if (problem) tried.push(problem);
    const installed = await attempt();
    if (installed) return installed;
  }
  throw new NoBrowserError(
    `No browser could be launched. Tried:\n  ${tried.join('\n  ')}\nSet CHROMIUM_PATH to one.`,
  );
}
