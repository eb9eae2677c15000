import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findPort } from '../../tools/start/find-port';
import type { EnginePrograms } from '../browser/engine-programs';
import type { Engine, Key } from './engine';

const WINDOW = join(import.meta.dirname, 'webkit-window.py');
/** WebKit forgets a script whose page is replaced. The caller then repeats it. */
const SCRIPT_LIMIT_MS = 10_000;
const COMMAND_LIMIT_MS = 20_000;
const SCREEN = '1400x1000x24';
/** WebDriver's characters for keys without a text. */
const KEYS: Partial<Record<Key, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
};

/** Starts a virtual screen. Returns its process and its name, such as `:1`. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(createInterface({ input: screen.stdout }), 'line')) as [string];
  return { screen, display: `:${number}` };
}

type Command = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Sends commands of the W3C's WebDriver protocol. */
const commandsTo =
  (url: string): Command =>
  async (method, path, body) => {
    // in rare cases the driver does not answer; the caller then repeats the command
    const signal = AbortSignal.timeout(COMMAND_LIMIT_MS);
    const answer = await fetch(url + path, { method, signal, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`WebKit: ${path}: ${error}: ${message}`);
  };

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(`${url}/status`).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver does not answer at ${url}`);
}

/** Runs an expression and passes on its value or its error, because a rejected promise gives no message otherwise. */
const SCRIPT = (expression: string) => `
  const done = arguments[0];
  Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`;

const MAX_REMOVALS = 50;

/**
 * Removes a folder into which processes still write while they end. Node's own retries remove no file that is written
 * meanwhile.
 */
async function removeFolder(folder: string): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (tries === MAX_REMOVALS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

/** WebKitGTK by WebKitWebDriver, in a window of webkit-window.py on a virtual screen. */
export async function webkitEngine(programs: EnginePrograms): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'court-webkit-'));
  const { screen, display } = await startScreen(programs.screen);
  const port = await findPort(20_000 + (process.pid % 10_000));
  const driver = spawn(programs.webkitDriver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  for (const input of [driver.stdout, driver.stderr])
    createInterface({ input }).on('line', (line) => {
      if (/: CONSOLE (\w+ )?ERROR /.test(line)) errors.push(line);
    });
  await answering(`http://127.0.0.1:${port}`);
  const options = { 'webkitgtk:browserOptions': { binary: programs.python, args: [WINDOW, profile] } };
  const { sessionId } = (await commandsTo(`http://127.0.0.1:${port}`)('POST', '/session', {
    capabilities: {
      alwaysMatch: { ...options, pageLoadStrategy: 'none', timeouts: { script: SCRIPT_LIMIT_MS } },
    },
  })) as { sessionId: string };
  const command = commandsTo(`http://127.0.0.1:${port}/session/${sessionId}`);
  const act = (source: object) => command('POST', '/actions', { actions: [source] });
  const typed = (text: string) =>
    act({
      ...{ type: 'key', id: 'keys' },
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  return {
    begin: async (url) => void (await command('POST', '/url', { url })),
    async evaluate(expression) {
      const answer = await command('POST', '/execute/async', { script: SCRIPT(expression), args: [] });
      const { value, error } = answer as { value?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    press: async (key) => void (await typed(KEYS[key] ?? key)),
    type: async (text) => void (await typed(text)),
    click: async (x, y) =>
      void (await act({
        ...{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })),
    viewport: async (width, height) =>
      void (await command('POST', '/window/rect', { x: 0, y: 0, width, height })),
    takeErrors: async () => errors.splice(0),
    async close() {
      await command('DELETE', '').catch(() => {});
      driver.kill();
      screen.kill();
      await removeFolder(profile);
    },
  };
}
