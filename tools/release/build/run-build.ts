import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { firstPaintConfig } from '@court/federation/first-paint-config';
import type { hostConfig } from '@court/federation/host-config';
import type { remoteConfig } from '@court/federation/remote-config';
import type { StatsCompilation } from '@rspack/core';
import { ROOT } from './workspaces';

/** Thrown if rspack fails. The message is its output. */
export class BuildError extends Error {
  override name = 'BuildError';
}

export type BuildOrder =
  | { kind: 'host'; options: Parameters<typeof hostConfig>[0] }
  | { kind: 'remote'; options: Parameters<typeof remoteConfig>[0] }
  | { kind: 'first-paint'; options: Parameters<typeof firstPaintConfig>[0] & { inspect?: boolean } };

/**
 * `classTables`, for a first paint: the modules whose class names it uses, including its style sheets. `sheets`, for a
 * remote: the ids of the chunks that contain each style source.
 */
export type BuildStats = StatsCompilation & {
  classTables?: string[];
  sheets?: { file: string; chunks: (string | number)[] }[];
};

type Answer = { stats: BuildStats } | { failure: string };

const PROCESS = join(ROOT, 'shared/federation/build/build-process.mjs');

/** Runs a build, as `npx rspack build` does, and returns its stats. Throws BuildError. */
export function runBuild(order: BuildOrder): Promise<BuildStats> {
  const { promise, resolve, reject } = settled<BuildStats>();
  // without this process's flags, because the build must not run with TypeScript hooks
  const child = fork(PROCESS, { execArgv: [], env: { ...process.env, NODE_OPTIONS: '' } });
  child.once('message', (answer: Answer) => {
    if ('stats' in answer) resolve(answer.stats);
    else reject(new BuildError(answer.failure));
  });
  child.once('error', reject);
  // `exit` may arrive before the last message, `disconnect` does not
  child.once('disconnect', () => reject(new BuildError('The build ended and said nothing')));
  child.send(order);
  return promise;
}

function settled<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
