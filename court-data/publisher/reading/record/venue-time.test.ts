import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../../testing/clerk-at-work';

let clerk: ClerkAtWork;
let seattle: ClerkAtWork;
beforeAll(async () => {
  clerk = await clerkAtWork();
  seattle = await clerkAtWork('wawb');
});
afterAll(() => Promise.all([clerk.close(), seattle.close()]));

const JUDGE = 'Harlan T. Oakesmith';
const HEADINGS = 'id,caseNumber,caseTitle,startDateTime,judge,status';
const ROW = `a1,26-30911,Amos Tiller,2026-12-01T16:30:00Z,${JUDGE},Set`;
const OFFICES = `${HEADINGS},office`;
const MAPPED = 'office:El Paso Division=El Paso';
const NO_OFFICE = 'unusual:times with an offset but no office';

const set = (more: readonly string[]) => [`judge:${JUDGE}=${JUDGE}`, 'dates=mdy', ...more];
/** The published moment, or the words of a refusal. */
async function published(text: string, more: readonly string[] = []) {
  const words = await clerk.outcome(await clerk.write('a.csv', text), { set: set(more) });
  if (words.join() !== 'published') return words.join();
  const [entry] = await clerk.entries();
  return `${entry?.date} ${entry?.time}`;
}

describe('a time with an offset', () => {
  it.each<[string, string[]]>([
    ['El Paso', []],
    ['EL PASO', []],
    ['El Paso, TX', []],
    ['El Paso Division', []],
    ['El Paso Division', [MAPPED]],
    ['West Side', ['office:West Side=El Paso']],
    ['', ['default:office=El Paso']],
  ])('is published in the zone of the office “%s”, with %o', async (office, more) => {
    const cell = office.includes(',') ? `"${office}"` : office;
    expect(await published(`${OFFICES}\n${ROW},${cell}\n`, more)).toBe('2026-12-01 09:30');
  });

  it('is published in the zone of the default office, without a column', async () => {
    expect(await published(`${HEADINGS}\n${ROW}\n`, ['default:office=El Paso'])).toBe('2026-12-01 09:30');
    expect(await published(`${HEADINGS}\n${ROW}\n`, ['default:office=El Paso Division', MAPPED])).toBe(
      '2026-12-01 09:30',
    );
    expect(await published(`${HEADINGS}\n${ROW}\n`, ['default:office=Austin'])).toBe('2026-12-01 10:30');
  });

  it('is asked about without an office, in a court of several zones', async () => {
    const file = await clerk.write('a.csv', `${HEADINGS}\n${ROW}\n`);
    const { questions } = await clerk.look(file, { set: set([]) });
    expect(questions.map(({ about }) => about)).toEqual([NO_OFFICE]);
    expect(questions[0]?.answers.map((answer) => answer.set)).toEqual([
      `${NO_OFFICE}=expected`,
      'default:office=<office>',
    ]);
    expect(await published(`${HEADINGS}\n${ROW}\n`, [`${NO_OFFICE}=expected`])).toBe('2026-12-01 10:30');
  });

  it('is refused with an office that the court file does not name', async () => {
    const file = await clerk.write('a.csv', `${OFFICES}\n${ROW},West Side\n`);
    const { rejects } = await clerk.look(file, { set: set(['office:West Side=West Side']) });
    expect(rejects.map(({ reason }) => reason).join()).toContain('the court file names no office');
  });

  it('causes no question without an office, in a court of one zone', async () => {
    const file = await seattle.write('a.csv', `${HEADINGS}\n${ROW}\n`);
    const { questions, rejects } = await seattle.look(file, { set: set([]) });
    expect([questions, rejects]).toEqual([[], []]);
  });
});

describe('a printed zone', () => {
  const local = (time: string, office: string) =>
    `id,caseNumber,caseTitle,date,time,judge,status,office\na1,26-30911,Amos Tiller,12/01/2026,${time},${JUDGE},Set,${office}\n`;

  it('must be that of the office, in any spelling', async () => {
    expect(await published(local('9:30 AM MT', 'El Paso Division'), [MAPPED])).toBe('2026-12-01 09:30');
    expect(await published(local('9:30 AM CT', 'El Paso Division'), [MAPPED])).toContain(
      "is given in the zone “CT”, and the venue's zone is America/Denver",
    );
    expect(await published(local('9:30 AM CT', ''))).toBe('2026-12-01 09:30');
  });
});
