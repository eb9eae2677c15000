import {
  announce,
  LIST_LINKS,
  offeredAtom,
  seenAtom,
  starAtom,
  unstarAtom,
  useIsListed,
} from '@court/contract';
import { type CalendarKind, type DocketRow, withoutTombstone } from '@court/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { createContext, memo, type ReactNode, useContext, useEffect } from 'react';
import { partMessages } from '../messages/shared-messages';
import { StarView } from './star-view';

/**
 * Epoch ms of the copies that a list shows, if it reads them without a subscription to their paths. Null for current
 * data.
 */
export const CopyAsOfContext = createContext<number | null>(null);

type Props = {
  kind: CalendarKind;
  id: string;
  /** stored with the star as the last known facts */
  row: DocketRow;
  /** case number and title */
  label: string;
  /** class and content of a button with text instead of a star */
  className?: string;
  children?: ReactNode;
};

/** Button that adds a hearing or meeting to the reader's list, or removes it. Draws nothing without the list. */
export const StarButton = memo(function StarButton(props: Props) {
  const { kind, id, row, label, className, children } = props;
  const isOffered = useAtomValue(offeredAtom)(LIST_LINKS[kind]);
  const kept = useIsListed(kind, id);
  const star = useSetAtom(kept ? unstarAtom : starAtom);
  const asOf = useContext(CopyAsOfContext);
  const see = useSetAtom(seenAtom);
  useEffect(() => {
    // the tombstone row of a moved hearing does not show its current date
    if (kept && !row.movedTo) void see({ list: kind, id, last: row, asOf });
  }, [kept, row, kind, id, asOf, see]);
  if (!isOffered) return null;
  return (
    <StarView
      label={label}
      isOn={kept}
      className={className}
      onClick={() => {
        void star({ list: kind, id, last: withoutTombstone(row), asOf });
        announce(partMessages(kept ? 'star.off' : 'star.on', { label }));
      }}
    >
      {children}
    </StarView>
  );
});
