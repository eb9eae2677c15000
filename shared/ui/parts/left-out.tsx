import { filterRulesAtom, Link, offeredAtom } from '@court/contract';
import { leftOutIds } from '@court/domain';
import { sharedMessages, wordFor } from '@court/domain/words';
import { useAtomValue } from 'jotai';
import { partMessages } from '../messages/shared-messages';

const SETTINGS = '/settings';

/** 'Not shown: Adversary, Chapter 7.', with a link to the settings. Empty if the settings leave out no hearings. */
export function LeftOut({ className }: { className?: string | undefined }) {
  const { type = [], chapter = [] } = leftOutIds(useAtomValue(filterRulesAtom));
  const hasSettings = useAtomValue(offeredAtom)(SETTINGS);
  const names = [
    ...type.map((id) => wordFor('type', id) ?? partMessages('bankruptcy')),
    ...chapter.map((id) => sharedMessages('chapter', { chapter: id })),
  ];
  if (names.length === 0) return null;
  return (
    <p className={className}>
      <b>{partMessages('leftOut', { names: names.join(', ') })}</b>{' '}
      {hasSettings && <Link to={SETTINGS}>{partMessages('leftOut.change')}</Link>}
    </p>
  );
}
