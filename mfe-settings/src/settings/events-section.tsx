import { deviceAtom, type Permission } from '@court/contract';
import { type CancelledEvents, cancelledEventsAtom, eventCalendarAtom, Field } from '@court/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { settingsMessages } from '../messages/settings-messages';
import { Choice } from './parts/choice';
import * as css from './parts/settings-page.module.css';
import { SettingsSection } from './parts/settings-section';

/** Permission and names of the device's calendars. `names` is empty without permission. */
type Known = { permission: Permission; names: readonly string[] };

/**
 * Null outside the apps, and until the device has answered. Never asks for permission. Checks again when the app is
 * shown again.
 */
function useCalendars(): Known | null {
  const device = useAtomValue(deviceAtom);
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    if (!device?.isNative) return;
    let unmounted = false;
    const ask = async () => {
      const calendar = await device.calendar();
      const permission = await calendar.permission();
      const names = permission === 'granted' ? await calendar.calendars() : [];
      if (!unmounted) setKnown({ permission, names });
    };
    // an app without a calendar has nothing to choose
    const look = () => void ask().catch(() => {});
    look();
    // the reader may return from the system settings with a changed permission
    document.addEventListener('visibilitychange', look);
    return () => {
      unmounted = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, [device]);
  return known;
}

/**
 * The calendar for new events. A chosen calendar stays chosen while it is missing, for example after a change of
 * accounts.
 */
function CalendarChoice({ names }: Pick<Known, 'names'>) {
  const [chosen, choose] = useAtom(eventCalendarAtom);
  const stay = useId();
  const isGone = chosen !== null && !names.includes(chosen);
  return (
    <>
      <Field label={settingsMessages('events.label')}>
        {(control) => (
          <select
            {...control}
            aria-describedby={stay}
            value={chosen ?? ''}
            onChange={({ currentTarget }) => choose(currentTarget.value || null)}
          >
            <option value="">{settingsMessages('events.default')}</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
            {isGone && <option value={chosen}>{settingsMessages('events.gone', { name: chosen })}</option>}
          </select>
        )}
      </Field>
      <p id={stay}>{settingsMessages('events.stay')}</p>
      {isGone && <p>{settingsMessages('events.goneNow', { name: chosen })}</p>}
    </>
  );
}

const CANCELLED: readonly CancelledEvents[] = ['mark', 'delete'];

/** In the apps: the device calendar for new events, and whether canceled events are marked or deleted. */
export function EventsSection() {
  const known = useCalendars();
  const [cancelled, setCancelled] = useAtom(cancelledEventsAtom);
  if (!known) return null;
  const { permission, names } = known;
  return (
    <SettingsSection title={settingsMessages('events.title')}>
      {permission === 'granted' ? (
        <CalendarChoice names={names} />
      ) : (
        <p>{settingsMessages(`events.${permission}`)}</p>
      )}
      {permission !== 'denied' && (
        <fieldset className={css.group}>
          <legend className={css.strong}>{settingsMessages('events.cancelled')}</legend>
          {CANCELLED.map((each) => (
            <Choice
              key={each}
              type="radio"
              name="cancelledEvents"
              checked={cancelled === each}
              onChange={() => setCancelled(each)}
            >
              {settingsMessages(`events.${each}`)}
            </Choice>
          ))}
        </fieldset>
      )}
    </SettingsSection>
  );
}
