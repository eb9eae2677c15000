import { Link, locationsLink, offeredAtom, officesAtom } from '@court/contract';
import { type CalendarKind, formerly, resolveLocation, type ShownEntry } from '@court/records';
import { OldAndNew } from '@court/ui';
import { useAtomValue } from 'jotai';
import { meetingMessages } from '../../messages/meeting-messages';
import { recordMessages } from '../../messages/record-messages';
import * as css from '../record.module.css';
import { RecordSection } from '../record-section';
import { RecordFacts } from './record-facts';

type Props = { kind: CalendarKind; entry: ShownEntry };

/** How one takes part without going anywhere. */
const REMOTE: readonly string[] = ['phone', 'video'];

/** The room, and the office it is in. */
export function RecordWhere({ kind, entry }: Props) {
  const { location, office, officeId = '', date } = entry;
  const offered = useAtomValue(offeredAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const known = offices[officeId];
  const at = known?.address;
  const address = at && [at.street, at.city, [at.state, at.zip].filter(Boolean).join(' ')];
  const old = formerly(entry.changes);
  const { officeId: named, room } = resolveLocation(location ?? '', offices, {
    officeId,
    ...(date && { date }),
  });
  const isOnline = REMOTE.includes(entry.appear?.mode ?? '');
  // a meeting by telephone has no room that could be unknown
  const link = locationsLink({
    office: named ?? officeId,
    room: room ?? (named || !isOnline ? location : null),
  });
  const isRemote = kind === 'meetings' && isOnline;
  return (
    <RecordSection title={recordMessages('where')}>
      {isRemote && <p className={css.strong}>{meetingMessages('remote')}</p>}
      <RecordFacts
        facts={[
          [
            isRemote ? meetingMessages('printed') : recordMessages('place'),
            (location || old.place) && <OldAndNew old={old.place || null}>{location}</OldAndNew>,
          ],
          [
            recordMessages('office'),
            (office || known || old.office) && (
              <OldAndNew old={old.office ? (offices[old.office]?.name ?? old.office) : null}>
                {office ?? known?.name}
              </OldAndNew>
            ),
          ],
          [recordMessages('street'), address?.filter(Boolean).join(', ')],
        ]}
      />
      {(known || named) && offered(link) && (
        <Link className={css.link} to={link}>
          {recordMessages('onMap')}
        </Link>
      )}
    </RecordSection>
  );
}
