import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ASKS = /\bDate\.now\(\)|\bnew Date\(\)|\.format\(\)/;

/** Files that may read the device's clock. All other files use the time of the court's server. */
const MAY_ASK = {
  'shared/contract/state/clock.ts': 'the clock of the server itself',
  'shared/domain/court/clock-offset.ts': 'the same, before the server has said its time',
  'host/src/first-paint/first-clock.ts': 'the same, for the first paint',
  'host/src/shell/freshness-notice.tsx': 'measures how wrong the device’s clock is',
  'host/src/database/follow-link.ts': 'ms that have passed, also while the device slept',
  'mfe-calendar/kits/docket/day/use-earlier-blocks.ts': 'the offset is added when the server says its time',
  'host/src/first-paint/first-paint.tsx': 'ms since a release was run in this session',
  'host/src/first-paint/first-reads.ts': 'the contract adds the offset: shared/contract/data/read-json.ts',
  'shared/contract/data/read-json.ts': 'adds the offset to the time of an early read',
  'host/src/remotes/watch/watch-screen.ts': 'ms between navigations',
  'host/src/remotes/session-releases.ts': 'ms since a release was run in this session',
  'shared/domain/answer/hearing-answer.ts': 'an example in a comment',
} as const;

const asking = execFileSync(
  'git',
  ['ls-files', 'host/src', 'mfe-*', 'shared/domain', 'shared/ui', 'shared/contract'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.d\.ts$|\.test\.tsx?$|\/testing\//.test(path))
  .filter((path) => ASKS.test(readFileSync(path, 'utf8')));

test('screens use the clock of the court’s server, not the device’s', () => {
  expect(asking.sort()).toEqual(Object.keys(MAY_ASK).sort());
});
