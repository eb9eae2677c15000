import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openExports } from './open-exports';
import { publishCommand } from './publish-command';
import { loadFieldMap } from './reading/field-map/load-field-map';
import { failureOf } from './report';
import { openDatabase } from './store/owner-database';

const folder = mkdtempSync(join(tmpdir(), 'command-'));
const missing = join(folder, 'nowhere.json');
const parse = async (...args: string[]) => publishCommand(['--court', 'txwb', ...args]);

describe('the command line', () => {
  it('takes each file, ids to withdraw, a folder to watch, and help by itself', async () => {
    expect(await parse('--hearings', 'h.csv', '--trustees', 't.json', '--allow-rejects', '3')).toMatchObject({
      court: 'txwb',
      hearings: ['h.csv'],
      trustees: 't.json',
      allowRejects: 3,
      allowShrink: undefined,
      withdraw: [],
    });
    expect(await parse('--withdraw', 'a', '--withdraw', 'b')).toMatchObject({ withdraw: ['a', 'b'] });
    expect(await parse('--withdraw', 'a', '--withdraw-case', '26-10961')).toMatchObject({
      withdraw: ['a'],
      'withdraw-case': ['26-10961'],
    });
    expect(await parse('--unseal-case', '26-10961')).toMatchObject({ 'unseal-case': ['26-10961'] });
    expect(await parse('--watch', 'exports', '--map', 'map.json')).toMatchObject({ watch: 'exports' });
    const moved = await parse('--hearings', 'h.csv', '--same', 'a=b', '--new', 'c', '--allow-shrink', '17');
    expect(moved).toMatchObject({
      allowShrink: 17,
      answers: { same: new Map([['b', 'a']]), isNew: new Set(['c']) },
    });
    expect(publishCommand(['--help'])).toBeNull();
    expect(publishCommand(['--explain', 'h.csv', '--dates', 'mdy'])).toMatchObject({
      explain: 'h.csv',
      dates: 'mdy',
    });
  });

  it.each<[string, () => Promise<unknown>, RegExp]>([
    ['no court', async () => publishCommand(['--hearings', 'h.csv']), /^--court is missing/],
    ['nothing to do', () => parse('--json'), /--unseal-case or --watch is missing/],
    [
      'an order of days that is none',
      () => parse('--hearings', 'h.csv', '--dates', 'us'),
      /^--dates is one of mdy, dmy, ymd/,
    ],
    [
      'a file to publish beside one to explain',
      () => parse('--explain', 'h.csv', '--hearings', 'h.csv'),
      /^--hearings cannot be combined with --explain/,
    ],
    [
      'a map to write where nothing is explained',
      () => parse('--hearings', 'h.csv', '--write-map', 'm.json'),
      /^--write-map needs --explain/,
    ],
    ['an option it does not have', () => parse('--hearing', 'h.csv'), /^--hearing is not an option/],
    ['a file without its option', () => parse('h.csv'), /h\.csv/],
    [
      'alerts beside a withdrawal',
      () => parse('--withdraw', 'x', '--push'),
      /^--push cannot be combined with --withdraw/,
    ],
    [
      'alerts that are sent and not sent',
      () => parse('--hearings', 'h.csv', '--push', '--push-dry-run'),
      /^--push cannot be combined with --push-dry-run/,
    ],
    [
      'a file beside a watch',
      () => parse('--watch', 'x', '--judges', 'j.csv'),
      /^--judges cannot be combined with --watch/,
    ],
    ['a watch that may shrink', () => parse('--watch', 'x', '--allow-shrink', '3'), /^--allow-shrink cannot/],
    [
      'rejects that are allowed without their number',
      () => parse('--hearings', 'h.csv', '--allow-rejects', '--json'),
      /^--allow-rejects needs a value: --allow-rejects <count>/,
    ],
    [
      'a shrinking that is no number',
      () => parse('--hearings', 'h.csv', '--allow-shrink', 'yes'),
      /^--allow-shrink needs the number of records/,
    ],
    [
      'a hearing that is the same as none',
      () => parse('--hearings', 'h.csv', '--same', 'a'),
      /^--same needs two ids/,
    ],
    [
      'a file beside a withdrawal',
      () => parse('--withdraw', 'a', '--meetings', 'm.csv'),
      /combined with --withdraw/,
    ],
    [
      'a case to close beside one to open',
      () => parse('--withdraw-case', '26-1', '--unseal-case', '26-2'),
      /^--withdraw-case cannot be combined with --unseal-case/,
    ],
    [
      'a file beside a case to open',
      () => parse('--unseal-case', '26-1', '--hearings', 'h.csv'),
      /^--hearings cannot be combined with --unseal-case/,
    ],
    [
      'a file that is not there',
      () => openExports({ hearings: missing }, { map: null }),
      /nowhere\.json cannot be read/,
    ],
    ['a folder for a file', () => openExports({ hearings: folder }, { map: null }), /cannot be read/],
    ['a map that is not there', () => loadFieldMap(missing), /nowhere\.json: cannot be read/],
    [
      'a database without its key',
      () => openDatabase('https://a.firebaseio.com', undefined),
      /--service-account/,
    ],
    [
      'a key that is not there',
      () => openDatabase('https://a.firebaseio.com', missing),
      /nowhere\.json: cannot/,
    ],
    [
      'a database that is not encrypted',
      () => openDatabase('http://a.firebaseio.com', missing),
      /not encrypted/,
    ],
  ])('reports a usage error for %s', async (_what, use, message) => {
    const error = await use().catch((thrown: unknown) => thrown);
    expect(failureOf(error)).toMatchObject({ outcome: 'wrong-use', exitCode: 2 });
    expect(failureOf(error).message).toMatch(message);
  });

  it('reports an invalid key file without repeating its content', async () => {
    const key = join(folder, 'key.json');
    writeFileSync(key, '{"type": "authorized_user", "client_secret": "swordfish"}');
    const error = await openDatabase('https://a.firebaseio.com', key).catch((thrown: unknown) => thrown);
    expect(failureOf(error)).toMatchObject({ exitCode: 2 });
    expect(failureOf(error).message).toMatch(/key\.json: is not the JSON key of a service account/);
    expect(JSON.stringify(failureOf(error))).not.toContain('swordfish');
  });
});
