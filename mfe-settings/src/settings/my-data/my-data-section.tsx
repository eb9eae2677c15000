import { type ComponentType, useEffect, useState } from 'react';
import { words } from '../../words';
import { SettingsSection } from '../settings-section';

/** What a reader has put on lists: kept in a file, taken in, moved to another device, deleted. Comes after the page. */
export function MyDataSection() {
  const [part, setPart] = useState<{ MyData: ComponentType } | 'failed' | null>(null);
  useEffect(() => {
    import('./my-data').then(setPart, () => setPart('failed'));
  }, []);
  return (
    <SettingsSection title={words('data.title')}>
      <p>{words('data.intro')}</p>
      {part === 'failed' && <p role="alert">{words('data.failed')}</p>}
      {part !== null && part !== 'failed' && <part.MyData />}
    </SettingsSection>
  );
}
