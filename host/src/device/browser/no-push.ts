import type { Push } from '@court/contract';
import { notAvailable } from '../native/device-failure';

/** For browsers, which this calendar sends no notifications to. */
export const noPush: Push = {
  permission: async () => 'denied',
  async register() {
    throw notAvailable('push');
  },
  async unregister() {},
};
