import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const HOUR = 3_600_000;
const COMMAND = ['--import', 'tsx', 'court-data/sample/main.ts', '--top-up'];

/**
 * Keeps all sample courts in the local database `url` at the present day, and the feeds of those that have any in the folder
 * `feeds`, now and every hour, in a process of its own: the site answers meanwhile. What could not be done is said, and tried
 * again an hour later.
 */
export function fillSampleCourts(url: string, feeds: string, say: (sentence: string) => void) {
  const env = { ...process.env, DATABASE_PORT: new URL(url).port };
  let isEnding = false;
  const fill = () => {
    const child = spawn(process.execPath, [...COMMAND, '--feeds', feeds], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    createInterface({ input: child.stderr }).on('line', (line) => isEnding || say(line));
    return child;
  };
  let child = fill();
  const hourly = setInterval(() => {
    child = fill();
  }, HOUR);
  return {
    stop() {
      isEnding = true;
      clearInterval(hourly);
      child.kill();
    },
  };
}
