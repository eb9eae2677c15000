import { PushNotifications } from '@capacitor/push-notifications';
import { courtAtom, NotAvailableError, type Push } from '@court/contract';
import type { createStore } from 'jotai';
import { deviceMessages } from '../../messages/device-messages';
import { withinLimit } from '../../remotes/remote-error';
import { askPlugin, permissionOf } from './ask-plugin';
import { permissionDenied } from './device-failure';

/** ms Apple's or Google's service may take to answer */
const REGISTRATION_LIMIT = 30_000;

const ask = <T>(work: () => Promise<T>) => askPlugin('push', 'PushNotifications', work);

/** Notifications by Apple's and Google's services, for courts that have a push app id and a messaging sender id. */
export function nativePush(store: ReturnType<typeof createStore>): Push {
  return {
    permission: async () => permissionOf([(await ask(() => PushNotifications.checkPermissions())).receive]),
    async register() {
      const court = store.get(courtAtom);
      const appId = court?.pushAppId;
      const senderId = court?.client.messagingSenderId;
      if (!appId || !senderId) throw new NotAvailableError('push', deviceMessages('pushNotSetUp'));
      const { receive } = await ask(() => PushNotifications.requestPermissions());
      if (receive !== 'granted') throw permissionDenied('push');
      const token = await ask(() =>
        withinLimit(freshToken(), REGISTRATION_LIMIT, 'Registering for notifications'),
      );
      return { token, appId, senderId };
    },
    unregister: () => ask(() => PushNotifications.unregister()),
  };
}

/** The plugin answers by events; they are listened to before it is asked. */
async function freshToken(): Promise<string> {
  let answer!: (token: string) => void;
  let refuse!: (error: Error) => void;
  const token = new Promise<string>((resolve, reject) => {
    answer = resolve;
    refuse = reject;
  });
  const listening = await Promise.all([
    PushNotifications.addListener('registration', ({ value }) => answer(value)),
    PushNotifications.addListener('registrationError', ({ error }) => refuse(new Error(error))),
  ]);
  try {
    await PushNotifications.register();
    return await token;
  } finally {
    for (const { remove } of listening) void remove();
  }
}
