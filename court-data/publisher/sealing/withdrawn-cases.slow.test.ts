import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aHearing } from '../testing/a-hearing';
import { type SealedCourt, sealedCourt } from './testing/sealed-court';
import { FORMS, lastExport, NUMBER, OTHERS, SECRETS, secret } from './testing/sealed-docket';
import { MaybeSealedError } from './withheld-records';

let site: SealedCourt;
beforeEach(async () => {
  site = await sealedCourt();
});
afterEach(() => site.close());

describe('a case withdrawn by its number', () => {
  it.each([...FORMS, 'Case No. 26-59999'])('leaves no data anywhere if it is named as %s', async (number) => {
    await site.publishHistory();
    const withdrawal = await site.withdraw({ cases: [number] });
    expect(withdrawal).toMatchObject({ cases: [{ number, records: 7 }], unknownCases: [] });
    await site.feeds();
    await site.expectNothingLeft();
    const { hearings, meetings } = lastExport((one) => ({ ...one, id: `x${one.id}`, time: '15:00' }));
    expect((await site.publish(hearings, meetings)).sealed?.why).toBe('sealed or hidden');
    await site.expectNothingLeft();
  });

  it('is unknown if nothing of the number is public, unless its type is given', async () => {
    await site.publish(OTHERS);
    const before = await site.content();
    expect(await site.withdraw({ cases: ['26-59999', 'Smith'] })).toMatchObject({
      cases: [],
      unknownCases: ['26-59999', 'Smith'],
    });
    expect(await site.content()).toEqual(before);
    expect(await site.withdraw({ cases: ['26-bk-59999'] })).toMatchObject({ cases: [{ records: 0 }] });
    await site.publish([secret('s1'), ...OTHERS]);
    await site.expectNothingLeft();
  });

  it('causes a question if an adversary proceeding has the same number', async () => {
    const proceeding = aHearing('a1', { caseNumber: NUMBER, caseType: 'ap', caseTitle: 'Lin v. Park' });
    await site.publish([secret('s1'), proceeding, ...OTHERS]);
    await expect(site.withdraw({ cases: [NUMBER] })).rejects.toThrow(
      /bankruptcy case \(bk\) and an adversary.*Say which/,
    );
    await site.withdraw({ cases: ['26-ap-59999'] });
    expect((await site.entry('s1'))?.id).toBe('s1');
    expect(await site.entry('a1')).toEqual({ withdrawn: true });
  });
});

describe('the only record of a case, withdrawn by its id', () => {
  it('leaves no data anywhere, and does not become public again with another id, time, spelling or number', async () => {
    await site.publish([secret('s1'), ...OTHERS]);
    await site.publish([secret('s1', { date: '2026-12-07' }), ...OTHERS]);
    await site.publish([secret('s1', { date: '2026-12-14', outcome: 'Granted to Gandersby' }), ...OTHERS]);
    expect(site.feedText()).toMatch(SECRETS);
    expect(await site.withdraw({ ids: ['s1'] })).toMatchObject({ withdrawn: ['s1'], casesClosed: 1 });
    await site.feeds();
    await site.expectNothingLeft();
    for (const [n, caseNumber] of FORMS.entries()) {
      await site.publish([
        secret(`t${n}`, { caseNumber, time: '14:00', caseTitle: 'Quivrandel, X.' }),
        ...OTHERS,
      ]);
      await site.expectNothingLeft();
    }
  });
});

describe('a record that may be of a sealed case', () => {
  const seal = () => site.publish([secret('s1', { sealed: 'Y' }), ...OTHERS]);

  it('is asked about by its line, without a name, if its case number cannot be parsed', async () => {
    await seal();
    const before = await site.content();
    const lost = secret('s7', {
      caseNumber: 'see file',
      debtors: [{ name: 'Quivrandel, Xochitl' }, { name: 'Quivrandel, Zebulon' }],
    });
    const error = (await site.publish([...OTHERS, lost]).catch((thrown: unknown) => thrown)) as Error;
    expect(error).toBeInstanceOf(MaybeSealedError);
    expect(error.message).toMatch(/^hearings\.json line 10: .*--withdraw-case.*--unseal-case.*nothing was/);
    expect(error.message).not.toMatch(SECRETS);
    expect(await site.content()).toEqual(before);
    await site.unseal('see file');
    await site.publish([...OTHERS, lost]);
    expect((await site.entry('s7'))?.id).toBe('s7');
  });

  it('is published as a namesake if it has another case number or only some of the names', async () => {
    await seal();
    const namesake = secret('n1', { caseNumber: '26-60077' });
    const debtors = [{ name: 'Zebulon Quivrandel' }, { name: 'Lin Park' }];
    await site.publish([namesake, aHearing('n2', { caseNumber: 'see file', debtors }), ...OTHERS]);
    expect([(await site.entry('n1'))?.id, (await site.entry('n2'))?.id]).toEqual(['n1', 'n2']);
  });

  it('cannot be left out as a reject, because its case’s public data would stay', async () => {
    await site.publish([secret('s1'), ...OTHERS]);
    const before = await site.content();
    const bad = secret('s1', { sealed: 'Yes' as 'Y', time: 'soon' });
    await expect(site.publish([bad, ...OTHERS], [], { allowRejects: true })).rejects.toThrow(
      /line 1: the record may be sealed and cannot be read/,
    );
    expect(await site.content()).toEqual(before);
  });
});
