import { expect, it } from 'vitest';
import { parseCourt } from '../../../court-data/publisher/run/load-court';
import { askCourt } from './ask-court';
import { composeCourt } from './compose-court';

/**
 * Gives each answer once, to the first question that its pattern matches. Accepts the default for every other question.
 */
async function answered(given: readonly (readonly [RegExp, string])[], mayMake = async () => true) {
  const left = [...given];
  const said: string[] = [];
  const asked: string[] = [];
  const ask = async (question: string, usual = '') => {
    asked.push(question);
    const at = left.findIndex(([of]) => of.test(question));
    return at < 0 ? usual : (left.splice(at, 1)[0]?.[1] ?? '');
  };
  const answers = await askCourt(ask, (sentence) => said.push(sentence), mayMake);
  return { answers, asked, said, left };
}

const TWO_OFFICES = [
  [/code, as CM/, 'flnb'],
  [/^Offices/, 'Tallahassee, Pensacola'],
  [/^Tallahassee.*address/, '110 E. Park Ave., Suite 100, Tallahassee, FL 32301'],
  [/^Tallahassee.*phone/, '(850) 521-5001'],
  [/^Pensacola.*address/, '100 N. Palafox St., Pensacola, FL 32502'],
  [/^Pensacola.*zone/, 'America/Chicago'],
] as const;

it('makes a complete court from a code and its offices, and takes the rest from public facts', async () => {
  const { answers, said, left } = await answered(TWO_OFFICES);
  expect(left).toEqual([]);
  expect(said).toContain('Northern District of Florida, 28 U.S.C. § 89.');
  const court = parseCourt(composeCourt(answers ?? {}), 'the answers');
  expect(court).toMatchObject({
    displayName: 'U.S. Bankruptcy Court, Northern District of Florida',
    timeZones: ['America/New_York', 'America/Chicago'],
    sample: true,
    offices: [
      { code: '1', phone: '850-521-5001', timeZone: 'America/New_York', address: { zip: '32301' } },
      { code: '2', phone: null, timeZone: 'America/Chicago', address: { city: 'Pensacola', state: 'FL' } },
    ],
  });
});

it('asks again after an invalid answer, and says what is valid', async () => {
  const { answers, asked, said } = await answered([
    [/code, as CM/, 'FLNB!'],
    ...TWO_OFFICES.slice(0, 2),
    [/^Tallahassee.*address/, 'on the corner'],
    ...TWO_OFFICES.slice(2, 5),
    [/^Pensacola.*zone/, 'Central'],
    [/^Pensacola.*zone/, 'America/Chicago'],
    [/^Areas/, 'mfe-calendar, settings'],
    [/^Its database/, 'txwb'],
  ]);
  expect(said.filter((sentence) => sentence.startsWith('  '))).toEqual([
    '  code: must be 2 to 12 small letters and digits, like txwb.',
    '  Write street, city, state and ZIP, as 1 Main St., Tallahassee, FL 12345.',
    '  offices.1.timeZone: is not a time zone; give one like America/Chicago.',
    '  modules.1: must be the name of an area, such as mfe-calendar.',
    '  client.databaseURL: must start with http:// or https://.',
  ]);
  expect(asked.filter((question) => /^Pensacola.*zone/.test(question)).length).toBe(2);
  expect(parseCourt(composeCourt(answers ?? {}), 'the answers').code).toBe('flnb');
});

it('asks every question for an unknown court, and none after the user declines to overwrite', async () => {
  const { said, asked } = await answered([
    [/code, as CM/, 'zzzb'],
    [/whole name/, 'U.S. Bankruptcy Court, Nowhere'],
    [/^Time zones/, 'America/Denver'],
    [/^Offices/, 'Nowhere'],
    [/^Nowhere.*address/, '1 Main St., Nowhere, CO 80000'],
  ]);
  expect(said).toContain('zzzb is the code of no bankruptcy court that we know: every field is asked for.');
  expect(asked.some((question) => /time zone/.test(question))).toBe(false);
  const refused = await answered([[/code, as CM/, 'txwb']], async () => false);
  expect([refused.answers, refused.asked.length]).toEqual([null, 1]);
});
