import { wordsOf } from '@court/shared/words/words-of';

/** The host's words in American English; another language is another file with the same keys. */
const messages = {
  appName: 'Court hearing calendar',
  skip: 'Skip to the page',
  areas: 'Areas of this calendar',
  calendar: 'Calendar',
  hearing: 'Hearings',
  search: 'Search',
  meetings: '341 meetings',
  locations: 'Locations',
  settings: 'Settings',
  sample: 'Sample data: every name, case and hearing here is invented.',

  calendarHint: 'Hearings by day, with judge, place and status.',
  hearingHint: 'Hearings from today on.',
  searchHint: 'Find a hearing by attorney, case number or debtor.',
  meetingsHint: 'Meetings of creditors under section 341.',
  locationsHint: 'Offices, courtrooms and how to get there.',
  settingsHint: 'Colours and display.',

  courtsTitle: 'Choose a court',
  courtsText: 'This app shows the calendar of the court you choose, and remembers it on this device.',
  courtsOnly: 'This site shows the calendar of one court.',
  courtsSearch: 'Find a court by its name or a city',
  courtsFound: ({ count }: { count: number }) => `${count} ${count === 1 ? 'court' : 'courts'} found`,
  courtsPresent: 'Shown now',
  courtsPlaces: ({ places }: { places: string }) => `Offices: ${places}`,
  courtsOffers: ({ offers }: { offers: string }) => `Here: ${offers}`,

  home: 'Home',
  homeTitle: ({ court }: { court: string }) => `Today at the ${court}`,
  homeToday: ({ date }: { date: string }) => date,
  homeTodayLoading: 'Counting today’s hearings …',
  homeTodayFailed: 'Today’s hearings could not be counted: the court’s database does not answer.',
  homeHearings: ({ count }: { count: number }) =>
    count === 0 ? 'No hearings today' : `${count} ${count === 1 ? 'hearing' : 'hearings'} today`,
  homeNext: 'The next court day is',

  menu: 'Menu',
  menuTitle: 'Menu Settings',
  menuClose: 'Close the menu',
  menuCourts: 'Courts',
  menuDisabled: 'The menu is part of the app on a device.',

  qrIos: 'iPhone and iPad',
  qrAndroid: 'Android',
  qrTitle: ({ system }: { system: string }) => `The app for ${system}`,
  qrText: 'Point your phone’s camera at the code. It opens the app in the store.',
  qrLabel: ({ system }: { system: string }) => `QR code with the store link for ${system}`,
  qrNone: ({ court, system }: { court: string; system: string }) => `${court} has no app for ${system} yet.`,
  copyLink: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'This browser does not let the page copy. Select the link above and copy it.',

  checkedNow: 'Checked just now',
  checkedMinutes: ({ count }: { count: number }) => `Checked ${count} min ago`,
  checkedHours: ({ count }: { count: number }) => `Checked ${count} ${count === 1 ? 'hour' : 'hours'} ago`,
  checkedDays: ({ count }: { count: number }) => `Checked ${count} ${count === 1 ? 'day' : 'days'} ago`,
  lastChange: ({ time }: { time: string }) => `last change ${time}`,
  exactTimes: ({ checked, changed }: { checked: string; changed: string }) =>
    changed
      ? `The court’s records were checked ${checked}. The last change was published ${changed}.`
      : `The court’s records were checked ${checked}.`,
  freshnessUnknown: 'Checking how fresh this is …',
  freshnessFailed: 'Could not ask the court’s database how fresh this is',
  nothingPublished: 'Nothing has been published yet',
  stale: 'May be out of date',
  offline: 'Offline',

  forgetting:
    'This device does not let the page keep anything. Your settings and lists work now, and will be forgotten when you close it.',
  forgettingClose: 'Close this note',

  areaCalendar: 'the calendar',
  areaSearch: 'the search',
  areaMeetings: 'the 341 meetings',
  areaLocations: 'the locations',
  areaSettings: 'the settings',
  loadingScreen: 'Loading …',
  loadingArea: ({ area }: { area: string }) => `Loading ${area} …`,

  failureTitle: ({ area }: { area: string }) => `We could not show ${area}`,
  failureNetwork: 'Part of this page did not arrive. The connection may have dropped for a moment.',
  failureTimeout: 'Part of this page took too long to arrive.',
  failureIntegrity: 'Part of this page arrived changed or damaged, so it was not run.',
  failureSkew: 'This part of the page does not fit the rest of it. A newer version may be on its way.',
  failureCrash: 'This part of the page stopped with an error.',
  failureStillWorks: 'The rest of this site still works: the menu above and the other areas.',
  failureAlone: 'Nothing on your device was lost. The court’s official site has the docket as well.',
  failureOfficial: 'Open the court’s official site',
  retry: 'Try again',
  retrying: 'Trying again …',

  unknownTitle: 'There is no page at this address',
  unknownText: ({ address }: { address: string }) =>
    `Nothing here answers to ${address}. The link may be mistyped or old.`,
  notOfferedTitle: 'Not offered by this court',
  notOfferedText: ({ court }: { court: string }) => `${court} does not offer this part of the calendar here.`,
  notAvailableTitle: 'Not available here yet',
  notAvailableText: 'This court offers this part of the calendar, but it has not been released here yet.',
  toCalendar: 'Go to the calendar',
  toHome: 'Go to the start page',
  hostFailureTitle: 'This page did not arrive',
  shellCrashTitle: 'This page stopped with an error',
  reload: 'Load the page again',
};

export const words = wordsOf({ 'en-US': messages });

type Messages = typeof messages;
/** Keys of the words that stand as they are, with nothing filled in. */
export type PlainWord = { [K in keyof Messages]: Messages[K] extends string ? K : never }[keyof Messages];

/** True for a label the host has words for; a remote's menu names its own. */
export function isWord(key: string): key is PlainWord {
  return typeof messages[key as PlainWord] === 'string';
}
