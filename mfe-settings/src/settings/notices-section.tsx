import { areListsKnownAtom, LIST_NAMES, listsAtom, platformTypeAtom } from '@court/contract';
import { CLOSED_SYNC, noticePermissionAtom, noticesAtom, turnNoticesAtom } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { settingsMessages } from '../messages/settings-messages';
import { Choice } from './choice';
import { SettingsSection } from './settings-section';

/** ms after which what the browser has agreed to is known: the page asks it once notices are on. */
const AGREED = 2_000;

type Registration = { periodicSync?: { getTags(): Promise<string[]> } };

/** Whether the browser looks for changes while the site is closed: few do, and for installed apps alone. */
function useLooksWhileClosed(isOn: boolean): boolean {
  const [looks, setLooks] = useState(false);
  useEffect(() => {
    let unmounted = false;
    const ask = async () => {
      const registration = await navigator.serviceWorker?.getRegistration();
      const tags = (await (registration as Registration | undefined)?.periodicSync?.getTags()) ?? [];
      if (!unmounted) setLooks(isOn && tags.includes(CLOSED_SYNC));
    };
    // a browser that does not answer does not look
    const look = () => void ask().catch(() => {});
    look();
    const again = setTimeout(look, AGREED);
    return () => {
      unmounted = true;
      clearTimeout(again);
    };
  }, [isOn]);
  return looks;
}

/** How the reader hears of changes on the lists, and the way to turn the browser's notices on and off. */
export function NoticesSection() {
  const lists = useAtomValue(listsAtom);
  const areListsKnown = useAtomValue(areListsKnownAtom);
  const isOn = useAtomValue(noticesAtom) === 'on';
  const permission = useAtomValue(noticePermissionAtom);
  const turn = useSetAtom(turnNoticesAtom);
  const looksWhileClosed = useLooksWhileClosed(isOn);
  // the apps' own pages have neither a tab nor such notices
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
          {looksWhileClosed && <p>{settingsMessages('notices.closed')}</p>}
          <p>{settingsMessages('notices.private')}</p>
        </>
      )}
    </SettingsSection>
  );
}
