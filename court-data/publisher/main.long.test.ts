import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeLease } from './store/lease';
import { ownerDatabase } from './store/owner-database';
import { aHearing } from './testing/a-hearing';
import { clerkMap } from './testing/clerk-map';
import { runCommand } from './testing/test-command';
import { type TestCourt, testCourt } from './testing/test-court';

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'export-'));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const year = new Date().getFullYear() + 1;
/** 1,000 future hearings on ten days. */
const DOCKET = Array.from({ length: 1_000 }, (_, at) =>
  aHearing(`h${at}`, { date: `${year}-03-${10 + (at % 10)}` }),
);
const write = (hearings: unknown[]) => file('hearings.json', JSON.stringify(hearings, null, 1));

/** Removes the progress lines, which the command prints on a slow machine. */
const withoutProgress = (stderr: string) => stderr.replace(/^txwb: (reading|comparing|writing).*\n/gm, '');

let site: TestCourt;
let before: unknown;
beforeAll(async () => {
  site = await testCourt();
  await site.publish(DOCKET, { now: Date.now });
});
beforeEach(async () => {
  before = await site.get('');
});
afterAll(() => site.close());

const MAP = clerkMap();
const run = (...args: string[]) =>
  runCommand('--database', site.database, ...args, ...(args.includes('--map') ? [] : ['--map', MAP]));
/** Runs a command that must publish nothing. */
async function refused(...args: string[]) {
  const ended = await run(...args);
  expect(await site.get('')).toEqual(before);
  return ended;
}

describe('the command ends with 3 and publishes nothing', () => {
  it('for 5 broken records of 1,000, naming file, line, field and reason of each', async () => {
    const broken = new Map([100, 300, 500, 700, 900].map((at) => [at, { time: 'soon' }]));
    const text = write(DOCKET.map((hearing, at) => ({ ...hearing, ...broken.get(at) })));
    const lines = JSON.stringify(DOCKET, null, 1).split('\n');
    const { status, stderr, stdout } = await refused('--hearings', text);
    expect([status, stdout]).toEqual([3, '']);
    expect(withoutProgress(stderr).split('\n').slice(0, 6)).toEqual([
      ...[...broken.keys()].map((at) => {
        const line = lines.indexOf(`  "id": "h${at}",`);
        return `hearings.json line ${line}, h${at}, time: is no time of day. Write times like 9:30 AM`;
      }),
      '5 records were rejected; nothing was published. Correct them and export again, or give --allow-rejects 5 to publish the others; a rejected hearing that is public then stays as it was published',
    ]);
  });

  it('for a lone surrogate in an id, and for a field nested 200,000 levels deep, which a watch does not retry', async () => {
    const deep = `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const [start = ''] = JSON.stringify(DOCKET[0]).split('}]');
    const text = `[${JSON.stringify(aHearing('h\ud800'))},\n${start}}],"odd":${deep}}]`;
    const { status, stdout } = await refused('--hearings', file('hearings.json', text), '--json');
    expect(status).toBe(3);
    expect(JSON.parse(stdout).rejects).toMatchObject([
      { line: 1, field: 'id', reason: expect.stringMatching(/^holds half of a character/) },
      { line: 2, field: 'odd', reason: expect.stringMatching(/^is nested more than 16 levels deep/) },
    ]);
  });

  it('for an empty file', async () => {
    const { status, stderr } = await refused('--hearings', file('hearings.csv', ''));
    expect(status).toBe(3);
    expect(stderr).toContain(
      'hearings.csv: holds no records: the file is empty. Check that the export has finished',
    );
  });

  it('for a file in which every record belongs to another court', async () => {
    const theirs = write(DOCKET.map((hearing) => ({ ...hearing, court: 'kywb' })));
    const { status, stderr } = await refused('--hearings', theirs);
    expect(status).toBe(3);
    expect(stderr).toContain('every record is of court kywb, not of txwb');
  });

  it('for a file that would remove half of the calendar', async () => {
    const half = write(DOCKET.filter((_, at) => at % 2 === 0));
    const { status, stdout } = await refused('--hearings', half, '--json');
    expect(status).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'refused',
      exitCode: 3,
      message: expect.stringMatching(
        /^Upcoming records are missing from this export: 500 of 1000 upcoming hearings; .* add --allow-shrink 500$/,
      ),
      rejects: [],
    });
  });
});

describe('the command', () => {
  it('explains a court’s own export, and publishes it by the map that it wrote', async () => {
    const walk = await testCourt();
    try {
      const day = `11/30/${year}`;
      const rows = ['26-50001,Rosa M. Peña', '26-50002,Luis Ortiz'].map((one) => `${day},9:30 AM,${one},Set`);
      const own = file('own.csv', ['Hrg Date,Time,Case No.,Debtor,Status', ...rows].join('\n'));
      const map = join(folder, 'own-map.json');
      const explained = await runCommand('--explain', own, '--write-map', map);
      expect([explained.status, explained.stderr]).toEqual([0, '']);
      expect(explained.stdout).toContain('2 of 2 hearings as they would be read');
      const given = ['--hearings', own, '--map', map, '--database', walk.database];
      expect(await runCommand(...given, '--dry-run')).toMatchObject({ status: 0 });
      expect(await walk.get('')).toBeNull();
      const published = await runCommand(...given);
      expect([published.status, published.stdout]).toEqual([0, expect.stringContaining('Hearings: 2 added')]);
      expect(JSON.stringify(await walk.get('hearingCalendarEntries11'))).toContain(`${year}-11-30`);
    } finally {
      await walk.close();
    }
  });

  it('prints only the rejects as JSON on stdout with --json', async () => {
    const bad = file('judges.csv', 'name,initials\nHon. A,a\n,b\n');
    const { status, stdout, stderr } = await refused('--judges', bad, '--json');
    expect([status, stderr]).toEqual([3, '']);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'refused',
      rejects: [{ file: 'judges.csv', line: 3, record: 2, id: null, field: 'name', reason: 'is missing' }],
    });
  });

  it('exits with 0, with sentences on stdout and progress on stderr', async () => {
    const map = file('map.json', '{"Who": "name"}');
    const judges = file('judges.csv', 'Who,deputy\nHarlan T. Oakesmith,Ann Ash\n');
    const { status, stdout, stderr } = await run('--judges', judges, '--map', map);
    expect([status, withoutProgress(stderr)]).toEqual([0, '']);
    expect(stdout).toContain(
      '1 judge, 0 rejects\nOffices, judges and trustees: 1 new or changed\nPublished to ',
    );
    expect(await site.get('judges11/j-harlan-t-oakesmith/deputy')).toBe('Ann Ash');
  });

  it('exits with 2 and the usage for wrong arguments', async () => {
    const { status, stderr } = await refused('--watch', folder, '--hearings', write(DOCKET));
    expect(status).toBe(2);
    expect(stderr).toMatch(/^--hearings cannot be combined with --watch.*\nnpm run publish-court -- --court/);
    expect(stderr).toContain('"npm run publish-court -- --help" explains it');
  });

  it('exits with 1 if no database answers', async () => {
    const known = write(DOCKET);
    const { status, stderr } = await runCommand('--hearings', known, '--database', 'http://localhost:1');
    expect(status).toBe(1);
    expect(stderr).toContain('The database at http://localhost:1 does not answer. Start it');
  });

  it('exits with 4 while another publisher is running', async () => {
    const other = await takeLease(ownerDatabase(site.database), Date.now);
    const judges = file('judges.json', '[{"name": "Hon. B"}]');
    const { status, stdout } = await run('--judges', judges, '--json');
    expect(status).toBe(4);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'busy',
      message: expect.stringContaining('Another publisher is running for this court'),
    });
    await other.release();
  });

  it('withdraws records by id, and exits with 3 for an unknown id', async () => {
    const { status, stdout, stderr } = await run('--withdraw', 'h7', '--withdraw', 'h7007');
    expect([status, stdout]).toEqual([3, 'h7: hidden from the public\n']);
    expect(stderr).toBe('h7007: no record has this id. Check it, and give it again\n');
    expect(await site.get('hearingCalendarEntries11/h7')).toEqual({ withdrawn: true });
  });

  it('withdraws and unseals cases by number, and exits with 3 for an unknown case', async () => {
    const withdrawn = await run('--withdraw-case', '26-bk-77777', '--withdraw-case', '26-77778');
    expect(withdrawn.status).toBe(3);
    expect(withdrawn.stdout).toBe('Case 26-bk-77777: hidden from the public; 0 public records hidden\n');
    expect(withdrawn.stderr).toMatch(/^26-77778: nothing of such a case is public\. Check the number/);
    const opened = await run('--unseal-case', 'Case No. 1:26-77777', '--unseal-case', '26-77778', '--json');
    expect(opened.status).toBe(3);
    expect(JSON.parse(opened.stdout)).toEqual({
      outcome: 'unsealed',
      unsealed: ['Case No. 1:26-77777'],
      unknownCases: ['26-77778'],
    });
  });
});
