import { type ComponentProps, useId } from 'react';
import { SettingsSectionView } from './settings-section-view';

type Props = Omit<ComponentProps<typeof SettingsSectionView>, 'id'>;

/** A group of settings with a heading. */
export function SettingsSection(props: Props) {
  return <SettingsSectionView {...props} id={useId()} />;
}
