import {
  areListsKnownAtom,
  courtAtom,
  DeviceError,
  listsAtom,
  PermissionDeniedError,
  recentlyViewedSchema,
  storedSetting,
} from '@court/contract';
import { alertTopic, DEVICE_KEYS } from '@court/domain';
import { type AlertTopics, alertsAtom, alertTopicsAtom, sendsAlertsAtom } from '@court/ui';
import { atom, type Getter, type Setter } from 'jotai';
import { askMessaging, demandPermission, messaging } from '../device/native/native-push';
import { noticesMessages } from '../messages/notices-messages';

/** Maximum number of topics that Firebase allows per phone. */
const MAX_TOPICS = 2_000;
/** Maximum parallel requests. */
const MAX_PARALLEL = 10;
/** Android's notification channel. The publisher's messages name it too (fcm-message). */
const CHANNEL = 'court-changes';
/** Android's NotificationManager.IMPORTANCE_HIGH. */
const IMPORTANCE_HIGH = 4;

const attorneysAtom = storedSetting(DEVICE_KEYS.followedAttorneys, recentlyViewedSchema);

/**
 * The topics of the records that the reader follows in the chosen court, the latest first. Null until they are known.
 */
export const wantedTopicsAtom = atom((get): readonly string[] | null => {
  const court = get(courtAtom)?.code;
  if (!court || !get(areListsKnownAtom)) return null;
  const { hearings, meetings, cases, debtors } = get(listsAtom);
  const ofCase = (id: string) => alertTopic(court, 'case', id);
  const listed = [
    ...[...hearings.values()].map(({ id, starredAt }) => ({
      starredAt,
      topic: alertTopic(court, 'hearing', id),
    })),
    ...[...meetings.values()].map(({ id, starredAt }) => ({
      starredAt,
      topic: alertTopic(court, 'meeting', id),
    })),
    ...[...cases.values()].map(({ id, starredAt }) => ({ starredAt, topic: ofCase(id) })),
    // A debtor's key is the case's key and a hash of the name.
    ...[...debtors.values()].map(({ id, starredAt }) => ({
      starredAt,
      topic: ofCase(id.replace(/~[^~]*$/, '')),
    })),
  ].sort((one, other) => other.starredAt - one.starredAt);
  const attorneys = (get(attorneysAtom)[court] ?? []).map(({ id }) => alertTopic(court, 'attorney', id));
  return [...new Set([...attorneys, ...listed.map(({ topic }) => topic)])].slice(0, MAX_TOPICS);
});

/** The topics that this session knows to be at the push service, even after the device's store was deleted. */
type AtService = { isThere: boolean; topics: ReadonlySet<string> };
const atServiceAtom = atom<AtService>({ isThere: false, topics: new Set<string>() });

/** Calls the service for each topic. Returns the topics that failed. */
async function askEach(
  topics: readonly string[],
  ask: (topic: string) => Promise<void>,
): Promise<Set<string>> {
  const failed = new Set<string>();
  for (let at = 0; at < topics.length; at += MAX_PARALLEL) {
    const some = topics.slice(at, at + MAX_PARALLEL);
    const done = await Promise.allSettled(some.map((topic) => askMessaging(() => ask(topic))));
    for (const [n, { status }] of done.entries()) if (status === 'rejected') failed.add(some[n] ?? '');
  }
  return failed;
}

const subscribe = (topic: string) => messaging.subscribeToTopic({ topic });
const unsubscribe = (topic: string) => messaging.unsubscribeFromTopic({ topic });

function keepTopics(set: Setter, topics: AlertTopics): void {
  set(atServiceAtom, { isThere: true, topics: new Set(Object.keys(topics)) });
  set(alertTopicsAtom, Object.keys(topics).length > 0 ? topics : null);
}

/** Updates the phone's topics of the chosen court to match the lists. Other courts' topics stay. */
async function followTopics(get: Getter, set: Setter): Promise<void> {
  const court = get(courtAtom)?.code;
  const wanted = get(wantedTopicsAtom);
  set(atServiceAtom, { ...get(atServiceAtom), isThere: true });
  if (!court || !wanted || !get(sendsAlertsAtom)) return;
  const before = get(alertTopicsAtom) ?? {};
  const isWanted = new Set(wanted);
  const added = wanted.filter((topic) => before[topic] !== true);
  const dropped = Object.keys(before).filter(
    (topic) => topic.startsWith(`${court}-`) && !isWanted.has(topic),
  );
  if (added.length === 0 && dropped.length === 0) return;
  // Stored before the request, so that no topic that the service may have is ever lost.
  keepTopics(set, { ...before, ...Object.fromEntries(added.map((topic) => [topic, false])) });
  const refused = await askEach(added, subscribe);
  const stuck = await askEach(dropped, unsubscribe);
  // The reader turned alerts off or deleted everything meanwhile. `end` then also unsubscribes from these topics.
  if (get(alertsAtom) !== 'on') return;
  const after: Record<string, boolean> = { ...get(alertTopicsAtom) };
  for (const topic of added) after[topic] = !refused.has(topic);
  for (const topic of dropped) if (!stuck.has(topic)) delete after[topic];
  keepTopics(set, after);
}

async function turnOn(set: Setter): Promise<void> {
  try {
    await demandPermission();
    await askMessaging(() =>
      messaging.createChannel({
        id: CHANNEL,
        name: noticesMessages('alerts.channel'),
        importance: IMPORTANCE_HIGH,
      }),
    ).catch((error: unknown) => console.info('Only Android has channels', error));
    set(alertsAtom, 'on');
  } catch (error) {
    if (!(error instanceof DeviceError)) throw error;
    set(alertsAtom, error instanceof PermissionDeniedError ? 'denied' : 'off');
  }
}

/**
 * Unsubscribes from all topics of all courts and deletes the phone's token. Anything that fails is repeated at the
 * next start.
 */
async function end(get: Getter, set: Setter): Promise<void> {
  const known = get(atServiceAtom).topics;
  const topics = new Set([...known, ...Object.keys(get(alertTopicsAtom) ?? {})]);
  const stuck = await askEach([...topics], unsubscribe);
  const isDeleted = await askMessaging(() => messaging.deleteToken()).then(
    () => true,
    () => false,
  );
  // turned on again meanwhile
  const state = get(alertsAtom);
  if (state === 'on' || state === 'asked') return;
  // Without its token no message reaches the phone, whatever topics the service still has.
  if (!isDeleted) return set(alertsAtom, 'ending');
  if (stuck.size > 0) console.info('Topics went with the address', stuck.size);
  set(atServiceAtom, { isThere: false, topics: new Set<string>() });
  set(alertTopicsAtom, null);
  if (state === 'ending') set(alertsAtom, 'off');
}

let running: Promise<void> = Promise.resolve();

/** Applies the reader's choice and lists, one run after the other. Calls nothing before the reader has chosen. */
export const followAlertsAtom = atom(null, (get, set): Promise<void> => {
  const step = async () => {
    const state = get(alertsAtom);
    const { isThere } = get(atServiceAtom);
    if (state === 'asked') await turnOn(set);
    else if (state === 'on') await followTopics(get, set);
    else if (isThere || state === 'ending' || get(alertTopicsAtom)) await end(get, set);
  };
  running = running.catch(() => {}).then(step);
  return running;
});
