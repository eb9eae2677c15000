import { storageStatusAtom, storedValuesAtom } from '@court/contract';
import { DEVICE_KEYS, isTheme } from '@court/records';
import { useAtomValue } from 'jotai';
import { words } from '../words';
import { DeleteAll } from './delete-all';
import * as css from './settings-page.module.css';
import { SettingsSection } from './settings-section';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** What the device keeps, as name and value in words; a key that says nothing to a reader is left out. */
function storedValueRows(stored: Readonly<Record<string, unknown>>): [name: string, value: string][] {
  const theme = stored[DEVICE_KEYS.colorTheme];
  const own = stored[DEVICE_KEYS.reader];
  const changes =
    own && typeof own === 'object' ? Object.values(own).filter((value) => value !== undefined).length : 0;
  const said: [name: string, value: string | null][] = [
    [words('kept._courtDescription'), text(stored[DEVICE_KEYS.courtDescription])],
    [words('kept._colorTheme'), isTheme(theme) ? words(`name.${theme}`) : null],
    [words('kept._judgeName'), text(stored[DEVICE_KEYS.judgeName])],
    [words('kept.readerSettings'), changes > 0 ? words('kept.changes', { count: changes }) : null],
  ];
  return said.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

/** Whether this device remembers, what, and the way to make it forget. */
export function DeviceSection() {
  const remembering = useAtomValue(storageStatusAtom);
  const kept = storedValueRows(useAtomValue(storedValuesAtom));
  return (
    <SettingsSection title={words('device.title')}>
      <p data-remembering={remembering}>{words(`device.${remembering}`)}</p>
      {kept.length === 0 && remembering === 'device' && <p>{words('device.nothing')}</p>}
      {kept.length > 0 && (
        <dl className={css.facts} aria-label={words('device.choices')}>
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
