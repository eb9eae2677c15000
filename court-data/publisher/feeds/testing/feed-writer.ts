import { existsSync, readFileSync } from 'node:fs';
import { loadCourt } from '../../run/load-court';
import { loadFeeds } from '../load-feeds';

/**
 * Writes feeds in a separate process, for tests. Arguments: database, folder, time (epoch ms). Prints time and memory.
 */
const [, , database = '', folder = '', at = ''] = process.argv;
const { writeFeeds } = await loadFeeds();
const court = await loadCourt('txwb');
const [began, busy] = [performance.now(), process.cpuUsage()];
const summary = await writeFeeds({ court, database, folder, now: () => Number(at) });
const ms = performance.now() - began;
const { user, system } = process.cpuUsage(busy);
const processorMs = (user + system) / 1_000;
// on Linux, maxRSS includes the parent process; VmHWM does not
const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
const peakMb = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS) / 1_024;
console.log(JSON.stringify({ ...summary, ms, processorMs, peakMb }));
