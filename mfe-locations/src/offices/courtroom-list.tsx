import { todayAtom } from '@court/contract';
import { type Courtroom, isDay, plainDate } from '@court/domain';
import { useAtomValue } from 'jotai';
import { officeMessages } from '../messages/office-messages';
import { courtroomLines } from './courtroom-lines';
import * as css from './office-card.module.css';

type Props = {
  courtrooms: readonly Courtroom[];
  /** the courtroom that the reader's link names */
  marked: string | null;
};

type RoomProps = { room: Courtroom; isMarked: boolean; today: string };

/** A courtroom. One that is not in use yet has its start date. */
function Room({ room: { name, from }, isMarked, today }: RoomProps) {
  return (
    <li
      className={isMarked ? css.markedRoom : undefined}
      aria-current={isMarked ? 'location' : undefined}
      data-courtroom={name}
    >
      <strong>{name}</strong>{' '}
      {isDay(from) && from > today && <span>{officeMessages('office.from', { date: plainDate(from) })}</span>}{' '}
      {isMarked && <span className={css.tag}>{officeMessages('office.marked')}</span>}
    </li>
  );
}

/** An office's courtrooms. Those with nothing but a number share a line, which has only their numbers. */
export function CourtroomList({ courtrooms, marked }: Props) {
  const today = useAtomValue(todayAtom);
  if (courtrooms.length === 0) return <p>{officeMessages('office.roomsUnknown')}</p>;
  return (
    <ul className={css.rooms}>
      {courtroomLines(courtrooms, marked, today).map((line) =>
        'room' in line ? (
          <Room
            key={`${line.room.name} ${line.room.from}`}
            room={line.room}
            isMarked={line.room.name === marked}
            today={today}
          />
        ) : (
          <li key={line.numbers} data-courtrooms={line.numbers}>
            {line.numbers}
          </li>
        ),
      )}
    </ul>
  );
}
