import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CourtFileError, loadCourt } from './load-court';

async function changed(change: (court: Record<string, unknown>) => void): Promise<string> {
  const court: Record<string, unknown> = structuredClone(await loadCourt('txwb'));
  change(court);
  const file = join(await mkdtemp(join(tmpdir(), 'court-')), 'court.json');
  await writeFile(file, JSON.stringify(court));
  return file;
}

it('loads a court by its code', async () => {
  expect((await loadCourt('txwb')).timeZones).toEqual(['America/Chicago', 'America/Denver']);
});

it('names file, field and reason of a bad court file', async () => {
  const file = await changed((court) => {
    court.timeZones = ['America/El_Paso'];
  });
  await expect(loadCourt(file)).rejects.toThrow(`${file}: timeZones.0: is not a time zone`);
  const without = await changed((court) => delete court.displayName);
  await expect(loadCourt(without)).rejects.toThrow(`${without}: displayName: is missing`);
});

it('says when there is no such file, or no JSON in it', async () => {
  await expect(loadCourt('nowhere')).rejects.toThrow(CourtFileError);
  const file = join(await mkdtemp(join(tmpdir(), 'court-')), 'court.json');
  await writeFile(file, '{');
  await expect(loadCourt(file)).rejects.toThrow('is not valid JSON');
});

it('takes a maps key only in the form of Google’s', async () => {
  const key = 'AIzaSy-no-key-of-anybody';
  const keyed = await changed((court) => {
    court.mapsKey = key;
  });
  expect((await loadCourt(keyed)).mapsKey).toBe(key);
  const file = await changed((court) => {
    court.mapsKey = 'to be asked for';
  });
  await expect(loadCourt(file)).rejects.toThrow(`${file}: mapsKey: is no key of Google Maps`);
});
