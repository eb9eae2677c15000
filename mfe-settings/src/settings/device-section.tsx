import { storageStatusAtom, storedValuesAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { words } from '../words';
import { DeleteAll } from './delete-all';
import * as css from './settings-page.module.css';
import { SettingsSection } from './settings-section';
import { storedValueRows } from './stored-value-rows';

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
