import { wordsOf } from '@court/ui';

/** What the side menu says, in American English. */
const messages = {
  home: 'Home',
  calendar: 'Calendar',
  locations: 'Locations',
  menu: 'Menu',
  menuTitle: 'Menu Settings',
  menuClose: 'Close the menu',
  menuCourts: 'Courts',
  menuDisabled: 'The menu is part of the app on a device.',
};

export const menuWords = wordsOf({ 'en-US': messages });
