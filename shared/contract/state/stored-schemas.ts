import { DEVICE_KEYS, type DeviceKey } from '@court/domain';
import { readerSchema } from './reader-rules';
import {
  changesSeenSchema,
  listsSeenSchema,
  nativeEventsSchema,
  recentlyViewedSchema,
} from './stored/history';
import type { Schema } from './stored/schema';
import { nameSchema, ofCourtsSchema, themeSchema } from './stored-values';

/** The schema of each key in the device's store. The schema of `lists/<court>` is in lists/stored-lists. */
export const STORED_SCHEMAS: { [Key in DeviceKey]: Schema<unknown> } = {
  [DEVICE_KEYS.colorTheme]: themeSchema,
  [DEVICE_KEYS.courtName]: nameSchema,
  [DEVICE_KEYS.courtDescription]: nameSchema,
  [DEVICE_KEYS.judgeName]: ofCourtsSchema,
  [DEVICE_KEYS.judgeId]: ofCourtsSchema,
  [DEVICE_KEYS.reader]: readerSchema,
  [DEVICE_KEYS.nativeEvents]: nativeEventsSchema,
  [DEVICE_KEYS.changesSeen]: changesSeenSchema,
  [DEVICE_KEYS.recentlyViewed]: recentlyViewedSchema,
  [DEVICE_KEYS.followedAttorneys]: recentlyViewedSchema,
  [DEVICE_KEYS.listsSeen]: listsSeenSchema,
};
