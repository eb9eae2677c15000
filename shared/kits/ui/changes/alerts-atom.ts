import { courtAtom, deviceAtom, storedSetting } from '@court/contract';
import { type FollowedGroup, groupOfTopic } from '@court/records';
import { atom } from 'jotai';

/**
 * Alerts of the app, through Apple's and Google's services. `asked`: the reader has just turned them on, and the device is still to
 * allow them; `denied`: it does not; `ending`: turned off, and the service is still to be told; null: nobody has asked the reader.
 */
export type Alerts = 'asked' | 'on' | 'denied' | 'ending' | 'off' | null;

const STATES: readonly unknown[] = ['asked', 'on', 'denied', 'ending', 'off'];

/** Written by turnAlertsAtom, and by the host where the device or the service answers. */
export const alertsAtom = storedSetting<Alerts>('alerts', (json, misfit) => {
  if (STATES.includes(json)) return json as Alerts;
  if (json !== null && json !== undefined) misfit?.();
  return null;
});

/** By topic of this phone, of all courts: false while it is not known that the service has taken it. */
export type AlertTopics = Readonly<Record<string, boolean>>;

/** Longer than any topic of ours. */
const TOPIC = /^[a-z0-9-]{5,60}$/;

/** Written by the host alone. */
export const alertTopicsAtom = storedSetting<AlertTopics | null>('alertTopics', (json, misfit) => {
  if (json === null || json === undefined) return null;
  const entries = typeof json === 'object' && !Array.isArray(json) ? Object.entries(json) : [];
  const fit = entries.filter(
    (entry): entry is [string, boolean] => TOPIC.test(entry[0]) && typeof entry[1] === 'boolean',
  );
  if (fit.length < entries.length || (entries.length === 0 && typeof json !== 'object')) misfit?.();
  return fit.length > 0 ? Object.fromEntries(fit) : null;
});

/** Whether this is an app and its court sends alerts. */
export const sendsAlertsAtom = atom((get) => {
  const court = get(courtAtom);
  const isSetUp = Boolean(court?.pushAppId && court.client.messagingSenderId);
  return isSetUp && get(deviceAtom)?.isNative === true;
});

/** What the reader chooses; the host sees to the rest. Nothing is asked of the device or of a service before. */
export const turnAlertsAtom = atom(null, (get, set, on: boolean) => {
  const before = get(alertsAtom);
  if (on) set(alertsAtom, 'asked');
  else set(alertsAtom, before === null || before === 'off' ? 'off' : 'ending');
});

/** How many of each group this phone follows with the service in the chosen court. */
export const followedCountsAtom = atom((get): Record<FollowedGroup, number> => {
  const code = get(courtAtom)?.code ?? '';
  const counts = { hearing: 0, meeting: 0, case: 0, attorney: 0 };
  for (const [topic, isTaken] of Object.entries(get(alertTopicsAtom) ?? {})) {
    const group = groupOfTopic(code, topic);
    if (group && isTaken) counts[group] += 1;
  }
  return counts;
});
