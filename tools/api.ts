import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { commandLine } from '../court-data/command-line/command-line.mjs';
import { type ApiRecord, apiBlocks, apiRecord } from '../shared/federation/api/api-text';
import { changeLines, checkVersion, compareApi, isSame } from '../shared/federation/api/compare-api';
import command from './api.command.json';

const CONTRACT = 'shared/contract';
const FILE = `${CONTRACT}/api.json`;
const { check } = commandLine(command).values;

const compiled = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'shared'], {
  stdio: 'inherit',
});
if (compiled.status !== 0) process.exit(1);
const { version } = JSON.parse(readFileSync(`${CONTRACT}/package.json`, 'utf8')) as { version: string };
const record = apiRecord(version, apiBlocks(CONTRACT, '.types/shared/shared/contract'));
const before = JSON.parse(readFileSync(FILE, 'utf8')) as ApiRecord;
const change = compareApi(before, record);
try {
  checkVersion(change, {
    from: before.version,
    to: version,
    changelog: readFileSync(`${CONTRACT}/CHANGELOG.md`, 'utf8'),
  });
  if (check && (!isSame(change) || before.version !== version)) {
    console.error(`${FILE} is not of these sources; run \`npm run api\`. The difference:`);
    process.exitCode = 1;
  } else if (!check) {
    writeFileSync(FILE, `${JSON.stringify(record, null, 2)}\n`);
    console.log(`${FILE}: ${Object.keys(record.names).length} names of @court/contract ${version}.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
for (const line of changeLines(change)) console.log(line);
