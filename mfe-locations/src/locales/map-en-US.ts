import type { Grammar } from '@court/ui';

/** The words of the map in American English; another language is another file with the same keys. */
export const mapEnUS = {
  title: 'Map of the district',
  counted: (
    { counties, divisions, offices }: { counties: number; divisions: number; offices: number },
    grammar: Grammar,
  ) =>
    [
      grammar.plural(counties, { one: '1 county', other: `${counties} counties` }),
      grammar.plural(divisions, { one: '1 division', other: `${divisions} divisions` }),
      grammar.plural(offices, { one: '1 office', other: `${offices} offices` }),
    ].join(' · '),
  drawing: ({ court }: { court: string }) => `District of the ${court}`,
  pins: 'Offices on the map',
  loading: 'The map is being loaded.',
  failed: 'The map could not be loaded. The list of offices is complete without it.',
  retry: 'Try again',
  none: 'There is no drawing of this district yet. The list of offices is complete without it.',
  county: ({ county, division }: { county: string; division: string }) => `${county} (${division} division)`,
  divisions: 'Divisions',
  countiesOf: ({ division, count }: { division: string; count: number }, grammar: Grammar) =>
    `${division}: ${grammar.plural(count, { one: '1 county', other: `${count} counties` })}`,
  offices: 'Offices',
  noOffices: 'The court has not published any offices.',
  unstaffed: 'Unstaffed',
  address: ({ street, city, state, zip }: { street: string; city: string; state: string; zip: string }) =>
    `${street}, ${city}, ${state} ${zip}`,
  all: 'Hours, phones and courtrooms of all offices',
  google: ({ court }: { court: string }) => `Google Maps: offices of the ${court}`,
  googleFailed: 'Google Maps cannot be shown now. The drawing of the district stands in its place.',
  googleFailedWithout: 'Google Maps cannot be shown now. The list of offices is complete without it.',
  details: 'Address, hours and courtrooms',
};
