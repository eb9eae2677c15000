import fc from 'fast-check';
import { FAULTS } from './faults/faults';
import { DAY_STYLES, MOMENT_STYLES, TIME_STYLES } from './printing/print-days';
import { CASE_STYLES, JUDGE_STYLES, TITLE_STYLES } from './printing/print-names';
import { STATUS_STYLES } from './printing/print-statuses';
import { ENCODINGS, type Form, PEOPLE, type Plan } from './printing/styles';
import { docket } from './printing/truth';

const nameOf = (styles: readonly { name: string }[]) => fc.constantFrom(...styles.map(({ name }) => name));
const often = fc.constantFrom(true, true, true, false);

export const plan: fc.Arbitrary<Plan> = fc.record({
  docket,
  form: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom<Form>('commas', 'semicolons', 'tabs', 'bars') },
    { weight: 2, arbitrary: fc.constantFrom<Form>('json', 'jsonl') },
    { weight: 1, arbitrary: fc.constantFrom<Form>('html', 'xlsx', 'ics') },
  ),
  encoding: fc.constantFrom(...ENCODINGS),
  day: nameOf(DAY_STYLES),
  time: nameOf(TIME_STYLES),
  moment: fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: nameOf(MOMENT_STYLES) },
  ),
  status: nameOf([{ name: 'none' }, ...STATUS_STYLES]),
  people: fc.constantFrom(...PEOPLE),
  title: nameOf(TITLE_STYLES),
  caseNumber: nameOf(CASE_STYLES),
  judge: nameOf(JUDGE_STYLES),
  shown: fc.record({
    ...{ id: often, judge: often, office: often, matter: often },
    ...{
      docketNumber: fc.boolean(),
      location: fc.boolean(),
      chapter: fc.boolean(),
      nextHearing: fc.boolean(),
    },
  }),
  sealed: fc.boolean(),
  faults: fc.oneof(
    { weight: 1, arbitrary: fc.constant<string[]>([]) },
    {
      weight: 4,
      arbitrary: fc.uniqueArray(fc.constantFrom(...Object.keys(FAULTS)), { minLength: 1, maxLength: 3 }),
    },
  ),
  salt: fc.nat(1_000_000),
});
