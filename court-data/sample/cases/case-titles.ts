import type { BusinessNames } from '../people/business-names';
import { personName } from '../people/person-names';
import type { Debtors } from '../people/sample-debtors';
import type { Random } from '../random';

/** "Rosa M. Peña and Omar Peña"; a business of many names is titled with all of them. */
export function titleOf(debtors: Debtors): string {
  const names = debtors.map(({ name }) => name).join(' and ');
  const doors = debtors.flatMap(({ aliases }) => aliases ?? []).filter(({ kind }) => kind === 'dba');
  return doors.length > 3 ? `${names} d/b/a ${doors.map(({ name }) => name).join(', d/b/a ')}` : names;
}

/** "A v. B"; one in twenty names everyone who was sued, past 300 characters. */
export function adversaryTitle(random: Random, names: BusinessNames, debtors: Debtors): string {
  const plaintiff = random.chance(0.5) ? names.lender(random) : personName(random);
  const sued = random.chance(0.05) ? 14 : random.chance(0.2) ? 2 : 0;
  const others = Array.from({ length: sued }, () =>
    random.chance(0.5) ? personName(random) : names.business(random),
  );
  return `${plaintiff} v. ${[titleOf(debtors), ...others].join(', ')}${sued > 2 ? ', et al.' : ''}`;
}
