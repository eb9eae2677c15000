import type { OfficeFacts } from './office-facts';

/** All counties that an office lists, in alphabetical order, with the offices that list them. */
export function countyChoices(offices: readonly OfficeFacts[]): [county: string, offices: OfficeFacts[]][] {
  const serving = new Map<string, OfficeFacts[]>();
  for (const office of offices)
    for (const county of office.counties) serving.set(county, [...(serving.get(county) ?? []), office]);
  return [...serving].sort(([a], [b]) => a.localeCompare(b));
}
