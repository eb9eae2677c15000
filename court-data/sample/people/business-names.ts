import type { Random } from '../random/random';
import { familyName } from './person-names';

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
const DISTRICTS = ['Municipal Utility District', 'Water District', 'Hospital District'] as const;
const ABROAD = ['Aurélien', 'Nordhaven', 'São Miguel', 'Żywiec Górny', 'Río Hondo'] as const;
const TRADES_ABROAD = ['Maritime', 'Minerals', 'Textiles', 'Agro'] as const;
const FORMS_ABROAD = ['S.A. de C.V.', 'GmbH', 'Sp. z o.o.', 'S.A.'] as const;

/** Draws names of businesses. Names come from the invented `places` of the region. */
export function businessNames(places: readonly [string, ...string[]]) {
  /** "Pecan Hollow Roofing": a trade name without a legal form. */
  const trade = (random: Random) => `${random.pick(places)} ${random.pick(TRADES)}`;
  return {
    trade,
    /** "Pecan Hollow Roofing, LLC", "Haskett & Peña Trucking, Inc." */
    business(random: Random): string {
      const who = random.chance(0.6) ? random.pick(places) : `${familyName(random)} & ${familyName(random)}`;
      return `${who} ${random.pick(TRADES)}, ${random.pick(FORMS)}`;
    },
    /** "Cedar Brake Federal Credit Union" */
    lender: (random: Random) => `${random.pick(places)} ${random.pick(LENDERS)}`,
    /** A debtor of chapter 9. */
    district: (random: Random) =>
      `${random.pick(places)} ${random.pick(DISTRICTS)} No. ${random.between(2, 19)}`,
    /** A foreign debtor of chapter 15. */
    foreign: (random: Random) =>
      `${random.pick(ABROAD)} ${random.pick(TRADES_ABROAD)} ${random.pick(FORMS_ABROAD)}`,
  };
}

export type BusinessNames = ReturnType<typeof businessNames>;
