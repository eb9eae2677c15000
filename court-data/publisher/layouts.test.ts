import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork, WEDNESDAY } from './testing/clerk-at-work';
import { trusteeList } from './testing/layouts/trustee-list';

const FOLDER = join(import.meta.dirname, 'testing/layouts');
const contentOf = (name: string) => readFileSync(join(FOLDER, name));

let clerk: ClerkAtWork;
beforeEach(async () => {
  clerk = await clerkAtWork();
});
afterEach(() => clerk.close());

type Kind = 'hearings' | 'meetings';
/** Each entry of the database in one line: case, day, time, status, new day. */
const published = async (kind: Kind = 'hearings') =>
  (await clerk.entries(kind))
    .map(({ caseNumber, date, time, status, continuedTo }) =>
      [caseNumber, date, time, status, continuedTo].filter(Boolean).join(' '),
    )
    .sort();
const entryOf = async (number: string, kind: Kind = 'hearings') =>
  (await clerk.entries(kind)).find(({ caseNumber }) => caseNumber === number);

/** Subjects of the questions about a file. */
const askedOf = async (file: string) => (await clerk.look(file)).questions.map(({ about }) => about);

const DAY_MS = 86_400_000;

describe('a judge’s hearing list, saved as a web page', () => {
  const set = [
    ...['default:status=scheduled', 'default:judge=Harlan T. Oakesmith', 'default:office=San Antonio'],
    'caseType:between two parties=ap',
  ];

  it('asks two questions, and uses the day above each table and the title beside each number', async () => {
    const file = await clerk.write('list.html', contentOf('judge-list-1.html'));
    expect(await askedOf(file)).toEqual(['default:status', 'caseType:between two parties']);
    await clerk.publish(file, { set });
    expect(await entryOf('26-05007-hto')).toMatchObject({ caseType: 'ap' });
    expect(await published()).toEqual([
      '25-51880-hto 2026-11-30 09:30 continued 2026-12-14',
      '26-05007-hto 2026-12-01 10:00 scheduled',
      '26-50101-hto 2026-11-30 09:30 scheduled',
      '26-50101-hto 2026-11-30 13:30 scheduled',
      '26-50117-hto 2026-11-30 09:30 vacated',
      '26-50133-hto 2026-11-30 13:30 withdrawn',
      '26-50160-hto 2026-12-01 14:00 vacated',
      '26-50171-hto 2026-12-01 14:00 scheduled',
    ]);
    expect(await entryOf('26-50133-hto')).toMatchObject({
      caseTitle: 'Ines Ware and Paul Ware',
      chapter: '13',
      judge: 'Harlan T. Oakesmith',
      office: 'San Antonio',
      debtors: [{ name: 'Ines Ware' }, { name: 'Paul Ware' }],
      attorneys: [{ name: 'Bo Birch', represents: 'Debtors' }],
    });
    // "No appearance required" is not a name
    expect(await entryOf('26-50160-hto')).not.toHaveProperty('attorneys');
  });

  it('is published a week later with the same map and without questions', async () => {
    const first = await clerk.write('list.html', contentOf('judge-list-1.html'));
    const { map } = await clerk.publish(first, { set });
    const before = await entryOf('25-51880-hto');
    const next = await clerk.write('list.html', contentOf('judge-list-2.html'));
    const { summary } = await clerk.publish(next, { map });
    expect(summary.hearings).toMatchObject({ added: 2, removed: 1 });
    expect(await published()).toEqual([
      '25-51880-hto 2026-11-30 10:00 continued 2027-01-11',
      '26-05007-hto 2026-12-01 10:00 scheduled',
      '26-50101-hto 2026-11-30 09:30 continued 2026-12-21',
      '26-50101-hto 2026-11-30 13:30 removed',
      '26-50117-hto 2026-11-30 09:30 vacated',
      '26-50133-hto 2026-11-30 13:30 withdrawn',
      '26-50160-hto 2026-12-01 14:00 vacated',
      '26-50171-hto 2026-12-01 14:00 scheduled',
      '26-50188-hto 2026-12-07 09:30 scheduled',
      '26-50190-hto 2026-12-07 09:30 scheduled',
    ]);
    // the moved hearing keeps its id
    expect(await entryOf('25-51880-hto')).toMatchObject({ id: before?.id });
  });
});

describe('a trustee’s list of 341 meetings, in a workbook', () => {
  const set = [
    ...['default:status=scheduled', 'default:appear.mode=video', 'column:Phone=appear.phone'],
    ...['default:trustees=Pat Wexler', 'default:office=San Antonio'],
  ];

  it('asks three questions, and publishes both debtors of a joint case and the Zoom details', async () => {
    const file = await clerk.write('list.xlsx', await trusteeList(1));
    expect(await askedOf(file)).toEqual(['default:status', 'default:appear.mode', 'column:Phone']);
    await clerk.publish(file, { set });
    expect(await published('meetings')).toEqual([
      '26-50211 2026-11-30 09:00 scheduled',
      '26-50214 2026-11-30 09:00 scheduled',
      '26-50219 2026-11-30 09:30 continued 2026-12-14',
      '26-50223 2026-11-30 13:00 scheduled',
      '26-50230 2026-12-02 09:00 scheduled',
    ]);
    expect(await entryOf('26-50214', 'meetings')).toMatchObject({
      caseTitle: 'Pell, Martin and Pell, Joan',
      debtors: [{ name: 'Pell, Martin' }, { name: 'Pell, Joan' }],
      trustees: ['Pat Wexler'],
      appear: { mode: 'video', meetingId: '160 455 0123', passcode: '7788990011', phone: '(210) 555-0142' },
    });
    // "Pro Se" is not a name
    expect(await entryOf('26-50219', 'meetings')).not.toHaveProperty('attorneys');
    expect(await entryOf('26-50211', 'meetings')).toMatchObject({ attorneys: [{ name: 'Ann Alder' }] });
  });

  it('is published a week later with the same map and without questions', async () => {
    const { map } = await clerk.publish(await clerk.write('list.xlsx', await trusteeList(1)), { set });
    const next = await clerk.write('list.xlsx', await trusteeList(2));
    const { summary } = await clerk.publish(next, { map, kind: 'meetings', now: WEDNESDAY + 5 * DAY_MS });
    expect(summary.meetings).toMatchObject({ added: 2, removed: 1 });
    expect(await published('meetings')).toEqual([
      '26-50211 2026-11-30 09:00 concluded',
      '26-50214 2026-11-30 09:00 continued 2026-12-16',
      '26-50219 2026-11-30 09:30 continued 2026-12-14',
      '26-50223 2026-11-30 13:00 removed',
      '26-50230 2026-12-02 10:30 scheduled',
      '26-50241 2026-12-07 09:00 scheduled',
      '26-50244 2026-12-07 09:00 scheduled',
    ]);
  });
});

describe('a calendar of motion days in Windows-1252, with blank groups, AM/PM and a sealed column', () => {
  const set = ['carryDown=Day, Time, AM/PM', 'column:Party’s Counsel=attorneys', 'default:status=scheduled'];

  it('asks three questions, and is published without its sealed case', async () => {
    const file = await clerk.write('motions.csv', contentOf('motion-days-1.csv'));
    expect(await askedOf(file)).toEqual(['default:status', 'carryDown', 'column:Party’s Counsel']);
    const { summary } = await clerk.publish(file, { set });
    expect(summary.sealed).toMatchObject({ hearings: 1, cases: 1 });
    expect(await published()).toEqual([
      '26-30011 2026-12-02 09:00 scheduled',
      '26-30018 2026-12-02 09:00 continued 2027-01-06',
      '26-30025 2026-12-02 10:30 scheduled',
      '26-30031 2026-12-02 13:30 vacated',
      '26-30040 2026-12-09 09:00 scheduled',
      '26-30052 2026-12-09 14:00 continued 2027-01-13',
      '26-30060 2026-12-16 09:00 scheduled',
    ]);
    expect(await entryOf('26-30018')).toMatchObject({
      caseTitle: 'Álvarez, Inés',
      matter: 'Motion for relief – 2019 Ford',
    });
  });

  it('is published a week later with the same map and without questions', async () => {
    const { map } = await clerk.publish(await clerk.write('a.csv', contentOf('motion-days-1.csv')), { set });
    const next = await clerk.write('b.csv', contentOf('motion-days-2.csv'));
    const { summary } = await clerk.publish(next, { map, now: WEDNESDAY + 7 * DAY_MS });
    expect(summary.hearings).toMatchObject({ added: 2, removed: 1 });
    expect(await published()).toEqual([
      '26-30011 2026-12-02 09:00 held',
      '26-30018 2026-12-02 09:00 continued 2027-01-20',
      '26-30025 2026-12-02 11:00 held',
      '26-30031 2026-12-02 13:30 vacated',
      '26-30040 2026-12-09 09:00 continued 2027-01-06',
      '26-30052 2026-12-09 14:30 continued 2027-01-13',
      '26-30060 2026-12-16 09:00 removed',
      '26-30071 2026-12-16 09:00 scheduled',
      '26-30075 2026-12-16 09:00 scheduled',
    ]);
  });

  it('asks about a blank status if the map has no rule for it', async () => {
    const { map } = await clerk.look(await clerk.write('a.csv', contentOf('motion-days-1.csv')), { set });
    const reading = map.reading as Record<string, unknown>;
    const unsaid = { ...map, reading: { ...reading, defaults: { caseType: 'bk' } } };
    const file = await clerk.write('motions.csv', contentOf('motion-days-1.csv'));
    expect(await clerk.outcome(file, { map: unsaid })).toEqual([
      'Is a hearing still on whose status is blank?',
    ]);
    expect(await clerk.entries()).toEqual([]);
  });
});
