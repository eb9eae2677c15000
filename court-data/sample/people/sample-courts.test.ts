import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { loadCourt } from '../../publisher/run/load-court';
import { generateDocket } from '../docket/generate-docket';
import { loadSampleCourts } from '../load-sample-courts';
import { sampleJudges, sampleTrusteeFile } from '../publish-sample';

const courts = await loadSampleCourts();

it.each([
  [
    'txwb',
    ['calendar', 'search', 's341', 'locations', 'settings'],
    ['America/Chicago', 'America/Denver'],
    68,
  ],
  ['wawb', ['calendar', 'search', 'locations', 'settings'], ['America/Los_Angeles'], 19],
  ['kywb', ['calendar', 'locations', 'settings'], ['America/Kentucky/Louisville', 'America/Chicago'], 53],
])(
  '%s offers its areas, has its time zones, and has each county in one division only',
  async (code, areas, zones, counties) => {
    const court = await loadCourt(code);
    expect(court).toMatchObject({ code, sample: true, timeZones: zones });
    expect(court.modules).toEqual(areas.map((area) => `mfe-${area}`));
    expect(court.client.databaseURL).toContain(`ns=${code}`);
    const file = await readFile(new URL(`../../courts/${code}.json`, import.meta.url), 'utf8');
    const { divisions } = JSON.parse(file) as { divisions: Record<string, string[]> };
    const named = Object.values(divisions).flat();
    expect([named.length, new Set(named).size]).toEqual([counties, counties]);
  },
);

it.each(courts)('the files of $code list every judge and trustee, marked as invented', (court) => {
  const { hearings } = generateDocket(court, { seed: 'test', today: '2026-11-21' });
  const judges = sampleJudges(court, 'test');
  expect(new Set(hearings.map(({ judge }) => judge))).toEqual(new Set(judges.map(({ name }) => name)));
  for (const { initials, procedures, deputy } of judges) {
    expect(initials).toMatch(/^[A-Za-z]{3}$/);
    expect(procedures).toMatch(/^Invented for this sample\. ./);
    expect(deputy).not.toBe('');
  }
  const trustees = new Set<unknown>(sampleTrusteeFile(court, 'test').map(({ name }) => name));
  expect(hearings.flatMap((one) => one.trustees ?? []).filter((name) => !trustees.has(name))).toEqual([]);
});

it.each(courts)('each trustee of $code has a permanent meeting on a host of the court', (court) => {
  const file = sampleTrusteeFile(court, 'test');
  const online = file.flatMap(({ appear }) => (appear.mode === 'video' ? [appear] : []));
  expect(online.length).toBe(file.length - 1);
  for (const { url } of online) expect(court.meetingHosts).toContain(new URL(String(url)).host);
  expect(new Set(online.map(({ meetingId }) => meetingId)).size).toBe(online.length);
  expect(new Set(file.map(({ name }) => name)).size).toBe(file.length);
});

it('courts share no trustee, deputy or attorney, because each court has its own seed', () => {
  const names = courts.map((court) => sampleTrusteeFile(court, 'test')[0]?.name);
  expect(new Set(names).size).toBe(courts.length);
  const deputies = courts.map((court) => sampleJudges(court, 'test')[0]?.deputy);
  expect(new Set(deputies).size).toBe(courts.length);
});

it('judges and trustees are the same for the same seed', () => {
  for (const court of courts) {
    expect(sampleJudges(court, 'test')).toEqual(sampleJudges(court, 'test'));
    expect(sampleTrusteeFile(court, 'test')).toEqual(sampleTrusteeFile(court, 'test'));
    expect(sampleTrusteeFile(court, 'other')).not.toEqual(sampleTrusteeFile(court, 'test'));
  }
});
