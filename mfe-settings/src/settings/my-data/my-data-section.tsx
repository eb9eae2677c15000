import { laterPart, MissingPart } from '@court/ui';
import { Suspense, useEffect, useState } from 'react';
import { settingsMessages } from '../../messages/settings-messages';
import { SettingsSection } from '../parts/settings-section';

const MyData = laterPart(
  async () => (await import('./my-data')).MyData,
  () => <MissingPart>{settingsMessages('data.failed')}</MissingPart>,
  true,
);

/** Save, import, move and delete the reader's lists. Loads after the page. */
export function MyDataSection() {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return (
    <SettingsSection title={settingsMessages('data.title')}>
      <p>{settingsMessages('data.intro')}</p>
      {stands && (
        <Suspense fallback={null}>
          <MyData />
        </Suspense>
      )}
    </SettingsSection>
  );
}
