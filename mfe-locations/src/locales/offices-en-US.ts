type Grammar = { plural(count: number, forms: { one?: string; other: string }): string };

/** What `/locations` says, in American English; another language is another file with the same keys. */
export const officesEnUS = {
  title: 'Offices and courtrooms',
  intro: ({ court }: { court: string }) =>
    `Where the ${court} sits, which office serves you, and how to get there.`,
  map: 'Map of the district',
  directionsWeb: 'Directions open Google Maps on the web.',
  directionsNative: 'Directions open your device’s maps.',
  invented: 'The courtrooms of this sample court are invented.',
  reading: 'Loading the offices …',
  kept: 'The court’s database cannot be reached. This is what was saved on this device earlier.',
  few: 'The court’s database cannot be reached, and the offices were not saved on this device earlier. Only their names can be shown. The page keeps trying.',

  'county.title': 'Which office serves my county?',
  'county.label': 'County where you live or do business',
  'county.choose': 'Choose a county',
  'county.serves': ({ county, office }: { county: string; office: string }) =>
    `${county} County is served by the ${office} office.`,
  'county.source': ({ source }: { source: string }) => `Counties by ${source}.`,

  'office.staffed': 'Staffed',
  'office.unstaffed': 'Unstaffed',
  'office.address': 'Address',
  'office.addressUnstaffed': 'Mailing address',
  'office.phone': 'Phone',
  'office.hours': 'Hours',
  'office.hoursUnknown': 'Not published. Call before you come.',
  'office.zone': 'Time zone',
  'office.rooms': 'Courtrooms',
  'office.roomsUnknown': 'Not published',
  'office.from': ({ date }: { date: string }) => `from ${date}`,
  'office.counties': ({ count }: { count: number }, grammar: Grammar) =>
    grammar.plural(count, { one: 'Serves 1 county', other: `Serves ${count} counties` }),
  'office.directionsTo': ({ office }: { office: string }) => `Directions to ${office}`,
  'office.onMap': ({ office }: { office: string }) => `${office} on the map`,
  'office.today': ({ count }: { count: number }, grammar: Grammar) =>
    grammar.plural(count, { one: '1 hearing today', other: `${count} hearings today` }),
  'office.todayNone': 'No hearing today',
  'office.todayUnread': 'Today’s hearings could not be counted.',
  'office.calendar': ({ office }: { office: string }) => `Hearings in ${office}`,
  'office.marked': 'From your link',

  'link.office': ({ office }: { office: string }) => `Your link leads to the ${office} office.`,
  'link.room': ({ office, room }: { office: string; room: string }) =>
    `Your link leads to ${room} of the ${office} office.`,
  'link.noRoom': ({ office, room }: { office: string; room: string }) =>
    `“${room}” is not a known courtroom of the ${office} office. Ask the office, or go by your notice.`,
  'link.noOffice': 'Your link names an office that this court does not list.',
  'link.nowhere': ({ room }: { room: string }) =>
    `“${room}” is not a known courtroom of this court. Go by your notice, or ask an office.`,

  'near.title': 'Which office is nearest?',
  'near.ask': 'Use my location',
  'near.how': 'Your location is compared with the offices on this device only. It is not sent anywhere.',
  'near.howNative':
    'Your location is compared with the offices on this device only. Your device may ask its own maps for the name of the place.',
  'near.asking': 'Finding your location …',
  'near.looking': 'Looking up the address …',
  'near.nearest': ({ office, miles }: { office: string; miles: string }) =>
    `The ${office} office is nearest, ${miles} away in a straight line.`,
  'near.miles': ({ miles }: { miles: number }, grammar: Grammar) =>
    grammar.plural(miles, { one: 'about 1 mile', other: `about ${miles} miles` }),
  'near.close': 'less than a mile',
  'near.place': ({ place }: { place: string }) => `Measured from ${place}.`,
  'near.placeless': 'Your device has no address for your location.',
  'near.unplaced': 'The court has not published where its offices are, so distances cannot be measured.',
  'near.failed': 'Your location could not be found. Try again in a moment.',
  'near.address': 'Or from an address',
  'near.find': 'Find',
  'near.notFound': ({ address }: { address: string }) =>
    `Your device finds no place for “${address}”. Add the town and the state.`,
  'near.show': ({ office }: { office: string }) => `Show the ${office} office`,
};
