import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A browser that opens a URL and returns a function to close it. `name`: the program, or jsdom. */
export type PageBrowser = { name: string; open(url: string): Promise<() => Promise<void>> };

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isProgram = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds a browser on this machine: CHROMIUM_PATH, an installed one, or jsdom if `project` has it. Null if there is
 * none.
 */
export function findPageBrowser(project: string): PageBrowser | null {
  const asked = process.env.CHROMIUM_PATH;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const program = [...(asked ? [asked] : []), ...onPath, ...PLACES].find(isProgram);
  if (program) return { name: program, open: (url) => openChromium(program, url) };
  try {
    const jsdom = createRequire(join(project, 'package.json')).resolve('jsdom');
    return { name: 'jsdom', open: (url) => openJsdom(jsdom, url) };
  } catch {
    return null;
  }
}

async function openChromium(program: string, url: string): Promise<() => Promise<void>> {
  const profile = mkdtempSync(join(tmpdir(), 'contract-suite-'));
  // Chromium cannot use its sandbox as root
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    `--user-data-dir=${profile}`,
    ...sandbox,
    url,
  ];
  // A separate process group, because Chromium's child processes write to the profile until they have ended too.
  const detached = process.platform !== 'win32';
  const child = spawn(program, args, { stdio: 'ignore', detached });
  const ended = new Promise((exit) => child.once('exit', exit));
  child.once('error', () => {});
  return async () => {
    try {
      if (detached && child.pid) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    } catch {
      // it has already ended
    }
    if (child.pid) await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
}

type Jsdom = { JSDOM: { fromURL(url: string, options: object): Promise<{ window: { close(): void } }> } };

async function openJsdom(path: string, url: string): Promise<() => Promise<void>> {
  const { JSDOM } = createRequire(path)(path) as Jsdom;
  const options = { runScripts: 'dangerously', resources: 'usable', pretendToBeVisual: true };
  const { window } = await JSDOM.fromURL(url, options);
  return async () => window.close();
}
