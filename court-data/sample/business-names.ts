import { familyName } from './person-names';
import type { Random } from './random';

const PLACES = [
  'Mesquite Bend',
  'Limestone Creek',
  'Pecan Hollow',
  'Franklin Gap',
  'Blackland',
  'Caliche Flats',
  'Twin Sotol',
  'Cedar Brake',
  'Mission Trace',
  'Ocotillo',
  'Sabinal Fork',
  'Painted Draw',
] as const;
const TRADES = [
  'Dairy & Feed',
  'Roofing',
  'Drilling & Well Service',
  'Family Dental',
  'Trucking',
  'Hospitality Group',
  'Tortilla Works',
  'Auto & Tire',
  'Home Health',
  'Landscape Supply',
  'Barbecue & Catering',
  'Storage Partners',
  'Steel Erectors',
  'Urgent Care',
  'Custom Cabinets',
  'Pool & Spa',
] as const;
const FORMS = ['LLC', 'Inc.', 'LP', 'Ltd.', 'Co.', 'PLLC'] as const;
const LENDERS = [
  'Bank, N.A.',
  'Federal Credit Union',
  'Mortgage Servicing, LLC',
  'Auto Finance, Inc.',
  'Savings Bank, FSB',
] as const;

/** "Pecan Hollow Roofing, LLC", "Haskett & Peña Trucking, Inc." */
export function businessName(random: Random): string {
  const who = random.chance(0.6) ? random.pick(PLACES) : `${familyName(random)} & ${familyName(random)}`;
  return `${who} ${random.pick(TRADES)}, ${random.pick(FORMS)}`;
}

/** The name over the door, without a legal form. */
export const tradeName = (random: Random) => `${random.pick(PLACES)} ${random.pick(TRADES)}`;

/** "Cedar Brake Federal Credit Union" */
export const lenderName = (random: Random) => `${random.pick(PLACES)} ${random.pick(LENDERS)}`;

/** A debtor of chapter 9. */
export const districtName = (random: Random) =>
  `${random.pick(PLACES)} Municipal Utility District No. ${random.between(2, 19)}`;

/** A foreign debtor of chapter 15. */
export const foreignName = (random: Random) =>
  `${random.pick(['Aurélien', 'Nordhaven', 'São Miguel', 'Żywiec Górny', 'Río Hondo'])} ${random.pick(['Maritime', 'Minerals', 'Textiles', 'Agro'])} ${random.pick(['S.A. de C.V.', 'GmbH', 'Sp. z o.o.', 'S.A.'])}`;
