import type { Area } from '@court/records';

import { type PlainWord, words } from '../locales/en-us';

const NAMES: Record<Area, PlainWord> = {
  'mfe-calendar': 'areaCalendar',
  'mfe-search': 'areaSearch',
  'mfe-s341': 'areaMeetings',
  'mfe-locations': 'areaLocations',
  'mfe-settings': 'areaSettings',
};

/** An area as it is called in a sentence: "the calendar". */
export const areaName = (area: Area) => words(NAMES[area]);
