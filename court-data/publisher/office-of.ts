import type { CourtConfig, CourtOffice, Office } from '@court/records';

/** The counties of the divisions that an office serves, in alphabetical order. */
function countiesOf({ divisions }: CourtConfig, office: CourtOffice): string[] {
  const served = office.divisions ?? [office.name];
  return served.flatMap((division) => divisions[division] ?? []).sort((a, b) => a.localeCompare(b));
}

/** An office of the court file as it stands in `offices11`: what the file does not say is absent. */
export function officeOf(court: CourtConfig, office: CourtOffice): Office {
  const { name, timeZone, code, staffed, address, lat, lng, phone, hours, note, courtrooms } = office;
  const counties = countiesOf(court, office);
  const served = counties.length > 0 ? { counties, countiesSource: court.divisionSource } : {};
  const details = { code, staffed, address, lat, lng, phone, hours, note, courtrooms, ...served };
  const given = Object.entries(details).filter(([, value]) => value !== undefined && value !== null);
  return { name, timeZone, ...Object.fromEntries(given) };
}
