import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { firstPaintConfig } from '@court/federation/first-paint-config';
import type { hostConfig } from '@court/federation/host-config';
import type { remoteConfig } from '@court/federation/remote-config';
import type { StatsCompilation } from '@rspack/core';
import { ROOT } from './workspaces';

/** A build that rspack refused; the message is what it printed. */
export class BuildError extends Error {
  override name = 'BuildError';
}

export type BuildOrder =
  | { kind: 'host'; options: Parameters<typeof hostConfig>[0] }
  | { kind: 'remote'; options: Parameters<typeof remoteConfig>[0] }
  | { kind: 'first-paint'; options: Parameters<typeof firstPaintConfig>[0] & { inspect?: boolean } };

/**
 * `classTables`, of a first paint: the files whose class names it is drawn with, among them its sheets. `sheets`, of a remote: the
 * ids of the chunks that each source of style has come into.
 */
export type BuildStats = StatsCompilation & {
  classTables?: string[];
  sheets?: { file: string; chunks: (string | number)[] }[];
};

type Answer = { stats: BuildStats } | { failure: string };

const PROCESS = join(ROOT, 'shared/federation/build/build-process.mjs');

/** Runs a build, as `npx rspack build` would, and returns its stats. Throws BuildError. */
export function runBuild(order: BuildOrder): Promise<BuildStats> {
  const { promise, resolve, reject } = settled<BuildStats>();
  // no flags of this process: it may run TypeScript, and the build must not
  const child = fork(PROCESS, { execArgv: [], env: { ...process.env, NODE_OPTIONS: '' } });
  child.once('message', (answer: Answer) => {
    if ('stats' in answer) resolve(answer.stats);
    else reject(new BuildError(answer.failure));
  });
  child.once('error', reject);
  // the end of the process may be told before the last message has been read; the end of the channel is not
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
