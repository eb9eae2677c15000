import { registerPlugin } from '@capacitor/core';
import type { FirebaseMessagingPlugin } from '@capacitor-firebase/messaging';
import { courtAtom, NotAvailableError, type Push } from '@court/contract';
import type { createStore } from 'jotai';
import { deviceMessages } from '../../messages/device-messages';
import { withinLimit } from '../../remotes/remote-error';
import { permissionDenied } from '../device-failure';
import { askPlugin, permissionOf } from './ask-plugin';

/** Maximum ms that Apple's or Google's service may take to answer. */
const REGISTRATION_LIMIT_MS = 30_000;

/** Only the plugin's native side: its browser script would load Firebase's own messaging. */
export const messaging = registerPlugin<FirebaseMessagingPlugin>('FirebaseMessaging');

/** Calls the plugin. Throws the errors of device-error. */
export const askMessaging = <T>(work: () => Promise<T>) => askPlugin('push', 'FirebaseMessaging', work);

const permissionToReceive = async () =>
  permissionOf([(await askMessaging(() => messaging.checkPermissions())).receive]);

/** Asks the reader for permission, unless the reader has already answered. Throws PermissionDeniedError. */
export async function demandPermission(): Promise<void> {
  const { receive } = await askMessaging(() => messaging.requestPermissions());
  if (receive !== 'granted') throw permissionDenied('push');
}

/**
 * Push notifications through Firebase's service, on iOS through Apple's. For courts with a push app id and a
 * messaging sender id. Alerts for followed records never use this token: see follow-alerts of host/src/notices.
 */
export function nativePush(store: ReturnType<typeof createStore>): Push {
  return {
    permission: permissionToReceive,
    async register() {
      const court = store.get(courtAtom);
      const appId = court?.pushAppId;
      const senderId = court?.client.messagingSenderId;
      if (!appId || !senderId) throw new NotAvailableError('push', deviceMessages('pushNotSetUp'));
      await demandPermission();
      const { token } = await askMessaging(() =>
        withinLimit(messaging.getToken(), REGISTRATION_LIMIT_MS, 'Registering for notifications'),
      );
      return { token, appId, senderId };
    },
    unregister: () => askMessaging(() => messaging.deleteToken()),
  };
}
