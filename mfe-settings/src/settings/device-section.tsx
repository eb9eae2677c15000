import {
  areListsKnownAtom,
  judgeAtom,
  LIST_NAMES,
  type ListName,
  listsAtom,
  storageStatusAtom,
  storedValuesAtom,
} from '@court/contract';
import { DEVICE_KEYS, isTheme } from '@court/domain';
import { useAtomValue } from 'jotai';
import { settingsMessages } from '../messages/settings-messages';
import { DeleteAll } from './delete-all';
import { countText } from './my-data/count-text';
import * as css from './parts/settings-page.module.css';
import { SettingsSection } from './parts/settings-section';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** The stored values as names and values in words. Leaves out keys that mean nothing to readers. */
function storedValueRows(
  stored: Readonly<Record<string, unknown>>,
  judge: string | null,
): [name: string, value: string][] {
  const theme = stored[DEVICE_KEYS.colorTheme];
  const own = stored[DEVICE_KEYS.reader];
  const changes =
    own && typeof own === 'object' ? Object.values(own).filter((value) => value !== undefined).length : 0;
  const said: [name: string, value: string | null][] = [
    [settingsMessages('kept._courtDescription'), text(stored[DEVICE_KEYS.courtDescription])],
    [settingsMessages('kept._colorTheme'), isTheme(theme) ? settingsMessages(`name.${theme}`) : null],
    [settingsMessages('kept._judgeName'), judge],
    [
      settingsMessages('kept.readerSettings'),
      changes > 0 ? settingsMessages('kept.changes', { count: changes }) : null,
    ],
  ];
  return said.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

/** Whether this device stores data, which data, and a button to delete them. */
export function DeviceSection() {
  const remembering = useAtomValue(storageStatusAtom);
  const chosen = storedValueRows(useAtomValue(storedValuesAtom), useAtomValue(judgeAtom));
  const lists = useAtomValue(listsAtom);
  const areListsKnown = useAtomValue(areListsKnownAtom);
  const counts = Object.fromEntries(LIST_NAMES.map((name) => [name, lists[name].size]));
  const listed = countText(counts as Record<ListName, number>);
  const kept = listed ? [...chosen, [settingsMessages('kept.lists'), listed] as const] : chosen;
  return (
    <SettingsSection title={settingsMessages('device.title')}>
      <p data-remembering={remembering}>{settingsMessages(`device.${remembering}`)}</p>
      {chosen.length === 0 && areListsKnown && remembering === 'device' && (
        <p>{settingsMessages('device.noChanges')}</p>
      )}
      {kept.length > 0 && (
        <dl className={css.facts} aria-label={settingsMessages('device.choices')}>
          {kept.map(([name, value]) => (
            <div key={name} className={css.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <DeleteAll />
    </SettingsSection>
  );
}
