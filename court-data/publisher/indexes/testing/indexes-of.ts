import { casesPath, easySearchPath, peoplePath } from '@court/domain';

const PATHS = [
  ...(['hearings', 'meetings'] as const).flatMap((kind) => [
    casesPath(kind),
    peoplePath(kind, 'Attorneys'),
    peoplePath(kind, 'Debtors'),
  ]),
  easySearchPath(),
];

const withoutWas = (key: string, value: unknown) => (key === 'was' ? undefined : value);

/**
 * The indexes of a court's database (its whole JSON), for tests that compare two histories. Leaves out the former
 * values of rows, which depend on the history.
 */
export function indexesOf(root: object): Record<string, unknown> {
  const indexes = Object.fromEntries(Object.entries(root).filter(([path]) => PATHS.includes(path)));
  return JSON.parse(JSON.stringify(indexes, withoutWas)) as Record<string, unknown>;
}
