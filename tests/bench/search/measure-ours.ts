import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { casesPath } from '@court/domain';
import { residentBytes } from '../../../court-data/database/testing/process-memory';
import { ownerDatabase } from '../../../court-data/publisher/store/owner-database';
import { startDatabaseProcess } from '../../../tools/start/database-process';
import { findPort } from '../../../tools/start/find-port';
import type { Figure } from '../common/bench-report';
import { type BenchPerson, benchPeople } from './bench-people';
import { benchQueries } from './bench-queries';
import { fillIndexes } from './fill-indexes';
import { percentile } from './percentile';
import { type Keystroke, searchMeter } from './search-meter';

const [, , asked = '', few] = process.argv;
const size = Number(asked);
/** The number of people whose name and case number are typed letter by letter. */
const TYPISTS = few ? 20 : 200;
/** Maximum number of queries of each kind. */
const MAX_QUERIES = few ? 20 : Number.POSITIVE_INFINITY;
/** Keystrokes before the measurement begins. */
const WARM_UP = 100;

const say = (metric: string, value: number, unit: string) => {
  const figure: Figure = { bench: 'search', subject: 'ours', size, metric, value, unit };
  process.send?.(figure);
  console.log(`${size} names · ours · ${metric}: ${Math.round(value * 100) / 100} ${unit}`);
};

const dataDir = mkdtempSync(join(tmpdir(), 'court-bench-'));
const database = await startDatabaseProcess({ port: await findPort(19700), dataDir });
const url = `${database.url}?ns=bench`;

function sayKeystrokes(what: string, keystrokes: readonly Keystroke[], ones: readonly number[]) {
  // counts only keystrokes that read, because cached results cost nothing
  const read = keystrokes.filter(({ reads }) => reads > 0);
  const of = (pick: (one: Keystroke) => number) => read.map(pick);
  for (const [name, share] of [
    ['p50', 0.5],
    ['p95', 0.95],
    ['most', 1],
  ] as const)
    say(
      `${what}, keystroke ${name}`,
      percentile(
        of(({ bytes }) => bytes),
        share,
      ),
      'bytes',
    );
  for (const [name, share] of [
    ['p50', 0.5],
    ['p95', 0.95],
  ] as const) {
    say(
      `${what}, results ${name}`,
      percentile(
        of(({ results }) => results),
        share,
      ),
      'ms',
    );
    say(
      `${what}, keystroke ${name}`,
      percentile(
        of(({ all }) => all),
        share,
      ),
      'ms',
    );
    say(`${what}, read of one key ${name}`, percentile(ones, share), 'ms');
  }
  say(`${what}, parallel reads`, Math.max(...of(({ parallel }) => parallel)), 'reads');
}

/** Types each text of a field letter by letter, and reads one key between keystrokes. */
async function typeAll(
  meter: ReturnType<typeof searchMeter>,
  field: 'debtor' | 'casenumber',
  people: BenchPerson[],
) {
  const keystrokes: Keystroke[] = [];
  const ones: number[] = [];
  for (const { name, caseNumber, caseKey } of people) {
    const text = field === 'debtor' ? name : caseNumber;
    meter.forget();
    for (let end = 1; end <= text.length; end += 1) {
      keystrokes.push(await meter.press(field, text.slice(0, end)));
      ones.push(await meter.readOne(`${casesPath('hearings')}/${caseKey}/number`));
    }
  }
  return { keystrokes: keystrokes.slice(WARM_UP), ones: ones.slice(WARM_UP) };
}

try {
  const people = benchPeople(size);
  const started = performance.now();
  const paths = await fillIndexes(ownerDatabase(url), people);
  say('filling the database', (performance.now() - started) / 1000, 's');
  say('paths written', paths, 'paths');
  say('memory of the database', residentBytes(database.pid() ?? 0) / 1_048_576, 'MB');

  const meter = searchMeter(url);
  const typists = people.filter((_, at) => at % Math.ceil(size / TYPISTS) === 0);
  for (const field of ['debtor', 'casenumber'] as const) {
    const { keystrokes, ones } = await typeAll(meter, field, typists);
    sayKeystrokes(field === 'debtor' ? 'a name' : 'a case number', keystrokes, ones);
  }

  const costs: Keystroke[] = [];
  for (const [kind, queries] of Object.entries(benchQueries(people))) {
    let hits = 0;
    const some = queries.slice(0, MAX_QUERIES);
    for (const { text, isMeant } of some) {
      meter.forget();
      const pressed = await meter.press('debtor', text);
      if (pressed.listed.some(isMeant)) hits += 1;
      costs.push(pressed);
    }
    say(`found, ${kind}`, (100 * hits) / some.length, '%');
  }
  let cases = 0;
  for (const { caseNumber } of typists) {
    meter.forget();
    if ((await meter.press('casenumber', caseNumber)).listed.includes(caseNumber)) cases += 1;
  }
  say('found, case number', (100 * cases) / typists.length, '%');
  say('a whole query, most', Math.max(...costs.map(({ bytes }) => bytes)), 'bytes');
  say(
    'a whole query, p50',
    percentile(
      costs.map(({ all }) => all),
      0.5,
    ),
    'ms',
  );
  say(
    'a whole query, p95',
    percentile(
      costs.map(({ all }) => all),
      0.95,
    ),
    'ms',
  );
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
