import { courtAtom, hearingLink, meetingLink } from '@court/contract';
import { objectOf, textOf } from '@court/domain';
import { alertsAtom, sendsAlertsAtom, turnAlertsAtom } from '@court/ui';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { chooseCourt } from '../courts/choose-court';
import { usePageCourts } from '../courts/courts-context';
import { messaging } from '../device/native/native-push';
import type { NativeLook } from '../device/native-app';
import { noticesMessages } from '../messages/notices-messages';
import { followAlertsAtom, wantedTopicsAtom } from './follow-alerts';

/** The court and link of an alert's message. Null for any other message. */
function placeOf(data: unknown): { court: string; link: string } | null {
  const at = objectOf(data);
  const [court, kind, id] = [textOf(at?.court), textOf(at?.kind), textOf(at?.id)];
  if (!court || !id || (kind !== 'hearings' && kind !== 'meetings')) return null;
  return { court, link: (kind === 'meetings' ? meetingLink : hearingLink)(id) };
}

/** Opens the record of a pressed alert in its court, including the alert that started the app. */
function useAlertPressed(isOn: boolean): void {
  const store = useStore();
  const navigate = useNavigate();
  const { courts, registry, renew } = usePageCourts();
  useEffect(() => {
    if (!isOn) return;
    const listening = messaging.addListener('notificationActionPerformed', ({ notification }) => {
      const place = placeOf(notification.data);
      const court = courts.find(({ code }) => code === place?.court);
      if (!place || !court) return;
      if (court.code === store.get(courtAtom)?.code) return void navigate(place.link);
      window.history.replaceState(null, '', BASE + place.link);
      chooseCourt(store, registry, court);
      renew();
    });
    // An app without the plugin has no alerts to press.
    listening.catch(() => {});
    return () => void listening.then(({ remove }) => remove()).catch(() => {});
  }, [isOn, store, navigate, courts, registry, renew]);
}

/**
 * Alerts of the app. Offers them once the reader follows a record. While they are on, tells the push service what the
 * phone follows, and opens pressed alerts.
 */
export function NativeAlerts({ look }: { look: NativeLook }) {
  const state = useAtomValue(alertsAtom);
  const wanted = useAtomValue(wantedTopicsAtom);
  const sends = useAtomValue(sendsAlertsAtom);
  const turn = useSetAtom(turnAlertsAtom);
  const follow = useSetAtom(followAlertsAtom);
  useAlertPressed(state === 'on');
  const topics = wanted?.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the choice or the followed records change
  useEffect(() => {
    const run = () =>
      void follow().catch((error: unknown) => console.info('Alerts are set up the next time', error));
    run();
    window.addEventListener('online', run);
    return () => window.removeEventListener('online', run);
  }, [state, topics, sends, follow]);
  const isOffered = sends && state === null && (wanted?.length ?? 0) > 0;
  return (
    <div className={isOffered ? look.notice : undefined}>
      <p role="status" className={look.text}>
        {isOffered && noticesMessages('alerts.offer')}
      </p>
      {isOffered && (
        <>
          <button type="button" className={look.outline} onClick={() => turn(true)}>
            {noticesMessages('alerts.yes')}
          </button>
          <button type="button" className={look.strip} onClick={() => turn(false)}>
            {noticesMessages('alerts.no')}
          </button>
        </>
      )}
    </div>
  );
}
