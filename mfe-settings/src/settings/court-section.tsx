import { courtAtom, platformTypeAtom } from '@court/contract';
import { buttonClass } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { settingsMessages } from '../messages/settings-messages';
import { CourtSectionView } from './court-section-view';

/**
 * The court of this calendar. The reader can choose another court in the device build. A website has a single court.
 */
export function CourtSection() {
  const court = useAtomValue(courtAtom);
  const build = useAtomValue(platformTypeAtom);
  const id = useId();
  if (!court) return null;
  return (
    <CourtSectionView
      court={court}
      id={id}
      others={
        build === 'device' && (
          <a className={buttonClass()} href={`${BASE}/courts`}>
            {settingsMessages('court.another')}
          </a>
        )
      }
    />
  );
}
