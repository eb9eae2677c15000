import { readFileSync } from 'node:fs';
import { publishCourt } from '../publish-court';
import type { PublishOptions } from '../publish-options';
import { loadCourt } from '../run/load-court';

/** A publication that a test runs in another process. `now` is that process's fixed clock. */
export type ChildJob = Omit<PublishOptions, 'court' | 'database' | 'now' | 'onProgress'> & {
  database: string;
  now: number;
};

const [, , file = ''] = process.argv;
const { now, ...job } = JSON.parse(readFileSync(file, 'utf8')) as ChildJob;
const { outcome } = await publishCourt({ ...job, court: await loadCourt('txwb'), now: () => now });
console.log(outcome);
