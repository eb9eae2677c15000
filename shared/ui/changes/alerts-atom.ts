import { courtAtom, deviceAtom, storedSetting } from '@court/contract';
import { type FollowedGroup, groupOfTopic } from '@court/domain';
import { atom } from 'jotai';

/**
 * Push alerts of the app, through Apple's and Google's services. `asked`: the reader turned them on, and the device
 * must still allow them. `denied`: the device does not allow them. `ending`: turned off, but the service does not know
 * yet. Null: the reader has not been asked.
 */
export type Alerts = 'asked' | 'on' | 'denied' | 'ending' | 'off' | null;

const STATES: readonly unknown[] = ['asked', 'on', 'denied', 'ending', 'off'];

/** turnAlertsAtom writes it, and the host when the device or the service answers. */
export const alertsAtom = storedSetting<Alerts>('alerts', (json, onInvalid) => {
  if (STATES.includes(json)) return json as Alerts;
  if (json !== null && json !== undefined) onInvalid?.();
  return null;
});

/** Topics of this phone, for all courts. False until the service has confirmed the topic. */
export type AlertTopics = Readonly<Record<string, boolean>>;

/** A topic, with a limit above the length of all topics. */
const TOPIC = /^[a-z0-9-]{5,60}$/;

/** Only the host writes it. */
export const alertTopicsAtom = storedSetting<AlertTopics | null>('alertTopics', (json, onInvalid) => {
  if (json === null || json === undefined) return null;
  const entries = typeof json === 'object' && !Array.isArray(json) ? Object.entries(json) : [];
  const fit = entries.filter(
    (entry): entry is [string, boolean] => TOPIC.test(entry[0]) && typeof entry[1] === 'boolean',
  );
  if (fit.length < entries.length || (entries.length === 0 && typeof json !== 'object')) onInvalid?.();
  return fit.length > 0 ? Object.fromEntries(fit) : null;
});

/** Whether this is an app and its court sends alerts. */
export const sendsAlertsAtom = atom((get) => {
  const court = get(courtAtom);
  const isSetUp = Boolean(court?.pushAppId && court.client.messagingSenderId);
  return isSetUp && get(deviceAtom)?.isNative === true;
});

/** Turns alerts on or off. The host then asks the device and the service, which nothing asks before. */
export const turnAlertsAtom = atom(null, (get, set, on: boolean) => {
  const before = get(alertsAtom);
  if (on) set(alertsAtom, 'asked');
  else set(alertsAtom, before === null || before === 'off' ? 'off' : 'ending');
});

/** Number of items of each group that this phone follows in the chosen court, as confirmed by the service. */
export const followedCountsAtom = atom((get): Record<FollowedGroup, number> => {
  const code = get(courtAtom)?.code ?? '';
  const counts = { hearing: 0, meeting: 0, case: 0, attorney: 0 };
  for (const [topic, isTaken] of Object.entries(get(alertTopicsAtom) ?? {})) {
    const group = groupOfTopic(code, topic);
    if (group && isTaken) counts[group] += 1;
  }
  return counts;
});
