import {
  areListsKnownAtom,
  deviceAtom,
  LIST_NAMES,
  listsAtom,
  recentlyViewedSchema,
  storedSetting,
} from '@court/contract';
import { DEVICE_KEYS, FOLLOWED_GROUPS, wordList } from '@court/domain';
import { alertsAtom, followedCountsAtom, sendsAlertsAtom, turnAlertsAtom } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { settingsMessages } from '../messages/settings-messages';
import { Choice } from './parts/choice';
import { SettingsSection } from './parts/settings-section';

const attorneysAtom = storedSetting(DEVICE_KEYS.followedAttorneys, recentlyViewedSchema);

/** Sentence with the things that this phone follows at the push service. */
function Followed() {
  const counts = useAtomValue(followedCountsAtom);
  const parts = FOLLOWED_GROUPS.filter((group) => counts[group] > 0);
  const list = wordList(parts.map((group) => settingsMessages(`alerts.${group}`, { count: counts[group] })));
  return (
    <p role="status">
      {parts.length > 0
        ? settingsMessages('alerts.followed', { list })
        : settingsMessages('alerts.followedNone')}
    </p>
  );
}

/**
 * In the apps: whether alerts are on, what the push service knows about this phone, and buttons to turn them on and
 * off.
 */
export function AlertsSection() {
  const state = useAtomValue(alertsAtom);
  const sends = useAtomValue(sendsAlertsAtom);
  const turn = useSetAtom(turnAlertsAtom);
  const lists = useAtomValue(listsAtom);
  const attorneys = useAtomValue(attorneysAtom);
  const areListsKnown = useAtomValue(areListsKnownAtom);
  if (useAtomValue(deviceAtom)?.isNative !== true) return null;
  const isOn = state === 'on' || state === 'asked';
  const isEmpty =
    areListsKnown &&
    LIST_NAMES.every((list) => lists[list].size === 0) &&
    Object.values(attorneys).every((some) => some.length === 0);
  const why = !sends && !isOn ? 'none' : isEmpty && !isOn ? 'empty' : null;
  return (
    <SettingsSection title={settingsMessages('alerts.title')}>
      {why ? (
        <p>{settingsMessages(`alerts.${why}`)}</p>
      ) : (
        <>
          <Choice type="checkbox" checked={isOn} onChange={turn}>
            {settingsMessages('alerts.choose')}
          </Choice>
          {state === 'on' && <Followed />}
          {state === 'denied' && <p role="status">{settingsMessages('alerts.denied')}</p>}
          {state === 'ending' && <p role="status">{settingsMessages('alerts.ending')}</p>}
          <p>{settingsMessages('alerts.learns')}</p>
          <p>{settingsMessages('alerts.locked')}</p>
        </>
      )}
    </SettingsSection>
  );
}
