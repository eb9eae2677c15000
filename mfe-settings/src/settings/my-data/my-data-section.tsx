import { type ComponentType, useEffect, useState } from 'react';
import { settingsMessages } from '../../messages/settings-messages';
import { SettingsSection } from '../settings-section';

/** What a reader has put on lists: kept in a file, taken in, moved to another device, deleted. Comes after the page. */
export function MyDataSection() {
  const [part, setPart] = useState<{ MyData: ComponentType } | 'failed' | null>(null);
  useEffect(() => {
    import('./my-data').then(setPart, () => setPart('failed'));
  }, []);
  return (
    <SettingsSection title={settingsMessages('data.title')}>
      <p>{settingsMessages('data.intro')}</p>
      {part === 'failed' && <p role="alert">{settingsMessages('data.failed')}</p>}
      {part !== null && part !== 'failed' && <part.MyData />}
    </SettingsSection>
  );
}
