import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../release/build/workspaces';
import { COMMITLINT } from '../run-program';
import { type Outcome, oneCheck } from './run-step';

/**
 * Checks the messages of the commits in `folder` since `origin/main`. If there are none, checks the last commit.
 * Without a git history, it prints so and checks nothing.
 */
export async function commitMessages(folder = ROOT): Promise<Outcome> {
  const git = (...args: string[]): string => {
    try {
      return execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return '';
    }
  };
  const since = Number(git('rev-list', '--count', 'origin/main..HEAD'));
  const count = since || (git('rev-parse', '--verify', 'HEAD') ? 1 : 0);
  console.log(
    `${count} ${count === 1 ? 'commit' : 'commits'}${count === 0 ? ': there is no git history' : ''}`,
  );
  if (count === 0) return { passed: 0, failed: 0 };
  const range = since > 0 ? ['--from', 'origin/main'] : ['--last'];
  const config = join(ROOT, 'commitlint.config.mjs');
  return oneCheck([COMMITLINT, '--cwd', folder, '--config', config, ...range]);
}
