import { Link, platformTypeAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { notFoundMessages } from '../messages/not-found-messages';

/** A link to the first page, for pages that have nothing to show. */
export function HomeLink() {
  const isDevice = useAtomValue(platformTypeAtom) === 'device';
  return (
    <p>
      <Link to={isDevice ? '/home' : '/calendar'}>
        {notFoundMessages(isDevice ? 'toHome' : 'toCalendar')}
      </Link>
    </p>
  );
}
