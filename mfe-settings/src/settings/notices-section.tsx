import { areListsKnownAtom, LIST_NAMES, listsAtom, platformTypeAtom } from '@court/contract';
import { noticePermissionAtom, noticesAtom, turnNoticesAtom } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { settingsMessages } from '../messages/settings-messages';
import { Choice } from './parts/choice';
import { SettingsSection } from './parts/settings-section';

/** How the reader learns of list changes, and a switch for browser notifications. */
export function NoticesSection() {
  const lists = useAtomValue(listsAtom);
  const areListsKnown = useAtomValue(areListsKnownAtom);
  const isOn = useAtomValue(noticesAtom) === 'on';
  const permission = useAtomValue(noticePermissionAtom);
  const turn = useSetAtom(turnNoticesAtom);
  // the apps have no tabs and no such notifications
  if (useAtomValue(platformTypeAtom) === 'device') return null;
  const isEmpty = areListsKnown && LIST_NAMES.every((list) => lists[list].size === 0);
  const why =
    permission === 'none' || permission === 'denied' ? permission : isEmpty && !isOn ? 'empty' : null;
  return (
    <SettingsSection title={settingsMessages('notices.title')}>
      <p>{settingsMessages('notices.count')}</p>
      {why ? (
        <p>{settingsMessages(`notices.${why}`)}</p>
      ) : (
        <>
          <Choice type="checkbox" checked={isOn} onChange={(checked) => void turn(checked)}>
            {settingsMessages('notices.choose')}
          </Choice>
          <p>{settingsMessages('notices.private')}</p>
        </>
      )}
    </SettingsSection>
  );
}
