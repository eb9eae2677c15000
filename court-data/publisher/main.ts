import { helpText, UsageError, wrongUseText } from '../command-line/command-line.mjs';
import { loadAlerts } from './alerts/load-alerts';
import { loadFeeds } from './feeds/load-feeds';
import usage from './main.command.json';
import { publishCommand } from './publish-command';
import { publishFiles } from './publish-files';
import { commandMap } from './reading/field-map/load-field-map';
import { answerInMap } from './reading/field-map/set-answers';
import { failureOf, json, sentences } from './report';
import { loadCourt } from './run/load-court';
import { localDatabase } from './store/database-access';
import { openDatabase } from './store/owner-database';
import { unsealCases } from './unseal-cases';
import { withdrawRecords } from './withdraw-records';

/** `npm run publish-court`: see main.command.json for its options and exit codes. */
const args = process.argv.slice(2);
/** Longer than the lifetime of a lease that was not released. */
const WITHDRAWAL_WAIT_MS = 150_000;
const wantsJson = args.includes('--json');
const report = wantsJson ? json(args.includes('--watch') ? 0 : 2) : sentences;

async function run(): Promise<number> {
  const command = publishCommand(args);
  if (command === null) {
    console.log(helpText(usage));
    return 0;
  }
  if (command.explain) {
    const { explainExport } = await import('./explain/explain-export');
    return explainExport(command.explain, command, command.court ? await loadCourt(command.court) : null);
  }
  if (command.map && command.set.length > 0) await answerInMap(command.map, command.set);
  const map = await commandMap(command.map, command.dates);
  const court = await loadCourt(command.court);
  const address = command.database ?? localDatabase(court.code);
  const database = await openDatabase(address, command['service-account']);
  const { feeds: folder } = command;
  const writeFeeds = folder ? async () => (await loadFeeds()).writeFeeds({ court, database, folder }) : null;
  const { withdraw: ids, 'withdraw-case': cases, 'unseal-case': unsealed } = command;
  const waiting = { court, database, waitForLeaseMs: WITHDRAWAL_WAIT_MS };
  if (unsealed.length > 0) {
    const unsealing = await unsealCases({ ...waiting, cases: unsealed });
    report.unsealed(unsealing);
    return unsealing.unknownCases.length > 0 ? 3 : 0;
  }
  if (ids.length > 0 || cases.length > 0) {
    const withdrawal = await withdrawRecords({ ...waiting, ids, cases });
    report.withdrawn(withdrawal);
    await writeFeeds?.();
    return withdrawal.unknown.length > 0 || withdrawal.unknownCases.length > 0 ? 3 : 0;
  }
  const isDryRun = command['push-dry-run'];
  const keyFile = command['service-account'] ?? process.env.GOOGLE_APPLICATION_CREDENTIALS;
  const isPushed = (command.push || isDryRun) && !command['dry-run'];
  const sendAlerts = isPushed ? await loadAlerts(court, database, { keyFile, isDryRun }) : null;
  const publication = { court, database, map, command, writeFeeds, sendAlerts };
  if (command.watch) await (await import('./watch-folder')).watchFolder(command.watch, publication, report);
  else report.done(await publishFiles(publication, command));
  return 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  const failure = failureOf(error);
  if (error instanceof UsageError && !wantsJson) console.error(wrongUseText(usage, failure.message));
  else report.failed(failure);
  process.exitCode = failure.exitCode;
}
