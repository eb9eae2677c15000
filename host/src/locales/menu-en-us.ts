import { wordsOf } from '@court/ui';

/** What the side menu and the tab bar of a phone say, in American English. */
const messages = {
  home: 'Home',
  calendar: 'Calendar',
  locations: 'Locations',
  menu: 'Menu',
  menuTitle: 'Menu Settings',
  menuClose: 'Close the menu',
  menuCourts: 'Courts',
  menuDisabled: 'The menu is part of the app on a device.',

  tabs: 'Main areas',
  'tab.today': 'Today',
  'tab.search': 'Search',
  'tab.list': 'My list',
  'tab.meetings': '341',
  'tab.meetingsLong': '341 meetings',
  more: 'More',
};

export const menuWords = wordsOf({ 'en-US': messages });
