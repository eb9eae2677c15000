import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CourtFileError, lineOf, loadCourt, parseCourtText } from './load-court';

const good = await loadCourt('txwb');

/** The lines of the error message about a file x.json with this text. */
function faultsIn(text: string): string[] {
  try {
    parseCourtText(text, 'x.json');
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

async function changed(change: (court: Record<string, unknown>) => void): Promise<string> {
  const court: Record<string, unknown> = structuredClone(good);
  change(court);
  const file = join(await mkdtemp(join(tmpdir(), 'court-')), 'court.json');
  await writeFile(file, JSON.stringify(court));
  return file;
}

it('names file, field and reason of a bad court file', async () => {
  const file = await changed((court) => {
    court.timeZones = ['America/El_Paso'];
  });
  await expect(loadCourt(file)).rejects.toThrow(
    `${file}:1: timeZones.0: is not a time zone; give one like America/Chicago`,
  );
  const without = await changed((court) => delete court.displayName);
  await expect(loadCourt(without)).rejects.toThrow(`${without}:1: displayName: is missing`);
});

it('refuses office hours that end before they begin', async () => {
  const file = await changed((court) => {
    court.hours = { from: '17:00', to: '08:00' };
  });
  await expect(loadCourt(file)).rejects.toThrow('hours: must end after it begins');
});

it('names every fault of a file with its line, and the description of the fields', () => {
  const text = JSON.stringify({ ...good, staleAfterMinutes: 'often', active: 'yes' }, null, 2);
  const [one = '', two = '', last] = faultsIn(text);
  expect([one, two].map((line) => line.replace(/:\d+:/, ':'))).toEqual([
    'x.json: active: must be Y or N',
    'x.json: staleAfterMinutes: must be a number',
  ]);
  for (const line of [one, two]) {
    const [, number = '', field = ''] = /:(\d+): (\w+)/.exec(line) ?? [];
    expect(text.split('\n')[Number(number) - 1]).toContain(`"${field}"`);
  }
  expect(last).toMatch(/README\.md describes every field$/);
});

it('finds the line of a deeply nested value, or of the object that lacks it', () => {
  const text = '{\n "a": "[,{",\n "b": [\n  1,\n  { "c": [],\n    "d": { "e": 2 } }\n ]\n}';
  const places = [['a'], ['b', 0], ['b', 1], ['b', 1, 'd', 'e'], ['b', 1, 'x'], ['x'], []];
  expect(places.map((path) => lineOf(text, path))).toEqual([2, 4, 5, 6, 5, 1, 1]);
});

it('reports a missing file and a file without JSON', async () => {
  await expect(loadCourt('nowhere')).rejects.toThrow(CourtFileError);
  const file = join(await mkdtemp(join(tmpdir(), 'court-')), 'court.json');
  await writeFile(file, '{');
  await expect(loadCourt(file)).rejects.toThrow('is not valid JSON');
});

it('accepts a maps key only in Google’s form', async () => {
  const key = 'AIzaSy-no-key-of-anybody';
  const keyed = await changed((court) => {
    court.mapsKey = key;
  });
  expect((await loadCourt(keyed)).mapsKey).toBe(key);
  const file = await changed((court) => {
    court.mapsKey = 'to be asked for';
  });
  await expect(loadCourt(file)).rejects.toThrow(`${file}:1: mapsKey: is no key of Google Maps`);
});

it.each([
  ['specShowIPCEventTme', 'Y', 'is no filter setting'],
  ['specShowIPCEventTime', 'yes', 'must be Y or N'],
  ['specCSChapter', '7,8', 'must be a list of some of 7,9,11,12,13,15'],
  ['specStricken', 'N', 'follows onlyShowPubDef and is not set here'],
  ['specShowAttyNameUppercase', 'Y', 'follows showAttyNameUppercase and is not set here'],
])('refuses the setting %s of %s, with file and place', async (name, value, reason) => {
  const file = await changed((court) => {
    court.specs = { [name]: value };
  });
  await expect(loadCourt(file)).rejects.toThrow(`${file}:1: specs.${name}: ${reason}`);
});

it('takes every filter setting that a court decides', async () => {
  const specs = {
    ...{ specCSType: 'ap,bk', specCSChapter: '7,13', specShowExtraWhiteSpace: '1' },
    ...{ specShowIPCEventTime: 'N', specShowJudFilterAsDropdown: 'N', specShowTrustFilterAsDropdown: 'N' },
  };
  const file = await changed((court) => {
    court.specs = specs;
    court.extCaseNum = 'Y';
    court.extCaseNumLoc = 'before';
  });
  expect(await loadCourt(file)).toMatchObject({ specs, extCaseNum: 'Y', extCaseNumLoc: 'before' });
});

it.each([
  ['(default)', 'http://localhost:9000?ns=txwb', 'http://localhost:9000?ns=txwb'],
  ['txwb-two', 'http://localhost:9000?ns=txwb', 'http://localhost:9000?ns=txwb-two'],
  ['txwb-two', 'https://txwb.firebaseio.com', 'https://txwb-two.firebaseio.com'],
  [
    'txwb-two',
    'https://txwb-default-rtdb.europe-west1.firebasedatabase.app',
    'https://txwb-two.europe-west1.firebasedatabase.app',
  ],
])('the instance %s of %s is at %s', async (instance, databaseURL, address) => {
  const file = await changed((court) => {
    court.instance = instance;
    court.client = { ...(court.client as object), databaseURL };
  });
  expect((await loadCourt(file)).client.databaseURL).toBe(address);
});

it('accepts other names for data paths, but no name for two paths', async () => {
  const named = (paths: object) => changed((court) => Object.assign(court, { paths }));
  const own = { '341hearingCalendarEntries': 'meetingEntries' };
  expect((await loadCourt(await named(own))).paths).toEqual(own);
  for (const [paths, reason] of [
    [{ hearingCalendar: 'x' }, 'paths.hearingCalendar: is no path that a court names'],
    [{ '341hearingCalendarEntries': 'offices' }, 'paths: gives two paths one name'],
    [{ '341hearingCalendarEntries': 'a', '341hearingCalendarDebtors': 'a' }, 'gives two paths one name'],
    [{ '341hearingCalendarEntries': 'a/b' }, 'must be letters, digits, _ and -'],
  ] as const)
    await expect(loadCourt(await named(paths))).rejects.toThrow(reason);
});
