import { PermissionDeniedError } from '@court/contract';

type Pressed = (event: { notification: { data: unknown } }) => void;

/** A fake phone with its push service. */
export const phone = {
  calls: [] as string[],
  topics: new Set<string>(),
  permission: 'granted',
  isOffline: false,
  pressed: null as Pressed | null,
};

function ask(call: string): void {
  phone.calls.push(call);
  if (phone.isOffline) throw new Error('no network');
}

// replaces host/src/device/native/native-push

export const askMessaging = async <T>(work: () => Promise<T>): Promise<T> => await work();

export async function demandPermission(): Promise<void> {
  phone.calls.push('permission');
  if (phone.permission !== 'granted') throw new PermissionDeniedError('push', 'no');
}

export const messaging = {
  createChannel: async ({ id }: { id: string }) => ask(`channel ${id}`),
  async subscribeToTopic({ topic }: { topic: string }) {
    ask(`+${topic}`);
    phone.topics.add(topic);
  },
  async unsubscribeFromTopic({ topic }: { topic: string }) {
    ask(`-${topic}`);
    phone.topics.delete(topic);
  },
  async deleteToken() {
    ask('deleteToken');
    phone.topics.clear();
  },
  async addListener(_event: string, heard: Pressed) {
    phone.pressed = heard;
    return { remove: async () => Object.assign(phone, { pressed: null }) };
  },
};
