import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishCourt } from '../publish-court';
import { aHearing } from '../testing/a-hearing';
import { cutAt } from '../testing/cut-at';
import { type SealedCourt, sealedCourt } from './testing/sealed-court';
import { FORMS, lastExport, NUMBER, OTHERS, SECRETS, secret } from './testing/sealed-docket';

let site: SealedCourt;
beforeEach(async () => {
  site = await sealedCourt();
});
afterEach(() => site.close());

const sealedExport = () => lastExport((one) => (one.id === 's2' ? { ...one, sealed: 'Y' } : one));
const seal = () => {
  const { hearings, meetings } = sealedExport();
  return site.publish(hearings, meetings);
};

/** Method and path of each request. */
async function requests(run: () => Promise<unknown>): Promise<string[]> {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await run();
  const made = fetched.mock.calls.map(
    ([url, init]) => `${init?.method ?? 'GET'} ${new URL(String(url)).pathname}`,
  );
  fetched.mockRestore();
  return made;
}

describe('a case with one sealed hearing', () => {
  it('leaves nothing in the database, the feeds and the alerts', async () => {
    await site.publishHistory();
    expect(JSON.stringify(await site.content())).toMatch(SECRETS);
    expect(site.feedText()).toMatch(SECRETS);
    const summary = await seal();
    expect(summary.sealed).toEqual({ hearings: 5, meetings: 2, cases: 2, why: 'sealed' });
    await site.expectNothingLeft();
    for (const id of ['s0', 's1', 's2', 's3', 's4', 'a1', 'a2'])
      expect(await site.entry(id), id).toEqual({ withdrawn: true });
    for (const id of ['m1', 'm2'])
      expect(await site.entry(id, '341hearing'), id).toEqual({ withdrawn: true });
    expect((await site.entry('r1'))?.caseTitle).toBe('Noor Bell');
    site.at.minutes += 9 * 60;
    await site.send();
    expect(JSON.stringify(site.messaging.received)).not.toMatch(SECRETS);
    await site.expectNothingLeft();
  });

  it('does not become public again with another time, id, spelling or printed number, or without its seal', async () => {
    await site.publishHistory();
    await seal();
    for (const [n, caseNumber] of FORMS.entries()) {
      const changed = secret(`new${n}`, {
        caseNumber,
        date: `2026-12-0${n + 1}`,
        time: '14:00',
        caseTitle: 'QUIVRANDEL, XOCHITL',
        debtors: [{ name: 'Quivrandel, Xochitl' }],
        sealed: n % 2 ? 'N' : null,
      });
      const same = secret('s2', { caseNumber, status: 'held' });
      expect((await site.publish([changed, same, ...OTHERS])).sealed).toMatchObject({
        hearings: 2,
        cases: 1,
      });
      await site.expectNothingLeft();
    }
  });

  it('closes its adversary proceedings too, even if they no longer name it', async () => {
    await site.publishHistory();
    await seal();
    const later = { caseNumber: '2026-05077', caseType: 'ap' as const, caseTitle: 'Yolotl v. Quivrandel' };
    await site.publish([aHearing('a9', later), ...OTHERS]);
    await site.expectNothingLeft();
  });

  it('closes a case whose records print its number beside their own', async () => {
    await site.publishHistory();
    await seal();
    for (const caseNumber of [
      '26-05088 / 26-59999',
      '26-05088 (1:26-bk-59999)',
      '26-05088-ap & 26-59999-hto',
    ])
      await site.publish([aHearing('b1', { caseNumber, caseTitle: 'Lee v. Park' }), ...OTHERS]);
    await site.expectNothingLeft();
    expect(await site.entry('b1')).toBeNull();
  });

  it('is sealed once: the same export changes nothing, and costs one read per record', async () => {
    await site.publishHistory();
    await seal();
    const made = await requests(() => publishCourt({ ...site, ...sources(), allowShrink: true }));
    expect(made.filter((one) => !/^GET .*Entries11/.test(one))).toEqual([
      'GET /publisher11/sums.json',
      'PUT /lastUpdated11/checkedAt.json',
    ]);
    expect(made).toHaveLength(5 + 2 + 2);
  });

  it('is published again after --unseal-case, unless the export seals it', async () => {
    await site.publishHistory();
    await seal();
    expect(await site.unseal('26-10000')).toEqual({ unsealed: [], unknownCases: ['26-10000'] });
    const printed = 'Case No. 1:26-bk-59999';
    expect(await site.unseal(printed)).toEqual({ unsealed: [printed], unknownCases: [] });
    await seal();
    await site.expectNothingLeft();
    await site.unseal(NUMBER);
    const { hearings, meetings } = lastExport((one) => one);
    expect((await site.publish(hearings, meetings)).sealed).toBeUndefined();
    expect((await site.entry('s2'))?.caseTitle).toContain('Quivrandel');
    expect((await site.entry('a2'))?.id).toBe('a2');
    expect((await site.entry('s1'))?.continuedToId).toBe('s2');
  });

  it('is closed by a sealed meeting too, including hearings without an export', async () => {
    await site.publishHistory();
    site.at.minutes += 1;
    const { meetings } = lastExport((one) => (one.id === 'm1' ? { ...one, sealed: 'Y' } : one));
    await publishCourt({
      ...site,
      meetings: { name: 'meetings.json', records: meetings },
      allowShrink: true,
    });
    await site.feeds();
    await site.expectNothingLeft();
  });

  it('is identified by the public record if the sealed row prints neither number nor names', async () => {
    await site.publishHistory();
    const { hearings } = sealedExport();
    const masked = { caseNumber: 'SEALED', caseTitle: 'SEALED', debtors: [], attorneys: [], matter: null };
    await site.publish(hearings.map((one) => (one.sealed === 'Y' ? { ...one, ...masked } : one)));
    await site.expectNothingLeft();
    await site.publish([secret('t1', { time: '14:00' }), ...OTHERS]);
    await site.expectNothingLeft();
  });

  it('is identified by the public record if the sealed row prints another case’s number', async () => {
    await site.publishHistory();
    const { hearings } = sealedExport();
    const moved = { caseNumber: '26-70001', caseTitle: 'Lin Park', debtors: [{ name: 'Lin Park' }] };
    await site.publish(hearings.map((one) => (one.sealed === 'Y' ? { ...one, ...moved } : one)));
    await site.expectNothingLeft();
    expect(await site.unseal(NUMBER)).toEqual({ unsealed: [NUMBER], unknownCases: [] });
  });

  it('leaves no record, even one removed so long ago that it is in no list', async () => {
    await site.publishHistory();
    site.at.minutes += 32 * 24 * 60;
    const later = OTHERS.map((one) => ({ ...one, date: '2027-01-11' }));
    await site.publish(later, [aHearing('m3', { caseNumber: '26-60001', date: '2027-01-11' })]);
    expect(await site.entry('s4')).toMatchObject({ status: 'removed' });
    await site.publish([secret('s9', { date: '2027-01-11', sealed: 'Y' }), ...later]);
    await site.expectNothingLeft();
    expect(await site.entry('s9')).toBeNull();
  });

  it('differs from a case with the same number at another court office, if both print the office', async () => {
    const one = aHearing('one', { caseNumber: '1:26-bk-59998', caseTitle: 'Lin Park' });
    const two = aHearing('two', { caseNumber: '2:26-bk-59998', caseTitle: 'Noor Bell' });
    await site.publish([one, two, ...OTHERS]);
    await site.publish([one, { ...two, sealed: 'Y' }, ...OTHERS]);
    expect([(await site.entry('one'))?.id, await site.entry('two')]).toEqual(['one', { withdrawn: true }]);
    await site.publish([one, { ...two, caseNumber: '26-59998' }, ...OTHERS]);
    expect((await site.entry('one'))?.id).toBe('one');
    expect(await site.entry('two')).toEqual({ withdrawn: true });
  });

  it('is withdrawn with the first write, and the next run completes an interrupted run', async () => {
    await site.publishHistory();
    const { hearings, meetings } = sealedExport();
    const changed = hearings.map((one) => (one.id === 'h1' ? { ...one, status: 'held' as const } : one));
    const isCut: boolean[] = [];
    for (const write of [1, 2, 3]) {
      isCut.push(await cutAt(write, () => site.publish(changed, meetings)));
      const left = JSON.stringify(await site.content());
      if (write === 1) expect(left).toMatch(SECRETS);
      else expect(left).not.toMatch(SECRETS);
      site.at.minutes += 3;
    }
    expect(isCut).toEqual([true, true, true]);
    await site.publish(changed, meetings);
    expect((await site.entry('h1'))?.status).toBe('held');
    await site.expectNothingLeft();
  });
});

const sources = () => {
  const { hearings, meetings } = sealedExport();
  return {
    hearings: { name: 'hearings.json', records: hearings },
    meetings: { name: 'meetings.json', records: meetings },
  };
};

it('a dry run writes nothing, and prints the number of unpublished records', async () => {
  await site.publish([secret('s1'), ...OTHERS]);
  const before = await site.content();
  const hearings = { name: 'hearings.json', records: [secret('s1', { sealed: 'Y' }), ...OTHERS] };
  const summary = await publishCourt({ ...site, hearings, dryRun: true });
  expect(summary).toMatchObject({ outcome: 'dry-run', sealed: { hearings: 1, cases: 1 } });
  expect(summary.hearings).toMatchObject({ removed: 0 });
  expect(await site.content()).toEqual(before);
});
