import { todayAtom } from '@court/contract';
import { type Courtroom, isDay, plainDate } from '@court/domain';
import { useAtomValue } from 'jotai';
import { officeMessages } from '../messages/office-messages';
import * as css from './office-card.module.css';

type Props = {
  courtrooms: readonly Courtroom[];
  /** the courtroom that the reader's link names */
  marked: string | null;
};

/** An office's courtrooms. A courtroom that is not in use yet has its start date. */
export function CourtroomList({ courtrooms, marked }: Props) {
  const today = useAtomValue(todayAtom);
  return (
    <section className={css.rooms}>
      <h3 className={css.subheading}>{officeMessages('office.rooms')}</h3>
      {courtrooms.length === 0 ? (
        <p>{officeMessages('office.roomsUnknown')}</p>
      ) : (
        <ul>
          {courtrooms.map(({ name, from }) => (
            <li
              key={`${name} ${from}`}
              className={name === marked ? css.markedRoom : undefined}
              aria-current={name === marked ? 'location' : undefined}
              data-courtroom={name}
            >
              <strong>{name}</strong>{' '}
              {isDay(from) && from > today && (
                <span>{officeMessages('office.from', { date: plainDate(from) })}</span>
              )}{' '}
              {name === marked && <span className={css.tag}>{officeMessages('office.marked')}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
