import type { Office } from '@court/domain';
import { officeFacts } from '../offices/office-facts';

/** Names of the offices that serve `counties`. Empty unless the court names an office for each of these counties. */
export function servingOffices(
  counties: readonly { name: string }[],
  byId: Readonly<Record<string, Office>>,
): string[] {
  const offices = Object.entries(byId).map(([id, office]) => officeFacts(id, office));
  const ofCounties = counties.map((county) =>
    offices.filter((office) => office.counties.includes(county.name)),
  );
  if (ofCounties.some((serving) => serving.length === 0)) return [];
  return [...new Set(ofCounties.flat().map(({ name }) => name))];
}

/** Names of the divisions that each office serves, by the office's name. */
export function servedDivisions(
  divisions: readonly { name: string; counties: readonly { name: string }[] }[],
  byId: Readonly<Record<string, Office>>,
): Map<string, string[]> {
  const served = new Map<string, string[]>();
  for (const { name, counties } of divisions)
    for (const office of servingOffices(counties, byId))
      served.set(office, [...(served.get(office) ?? []), name]);
  return served;
}
