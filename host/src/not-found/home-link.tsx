import { platformTypeAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { notFoundMessages } from '../messages/not-found-messages';

/** The way on from a page that has nothing to show. */
export function HomeLink() {
  const isDevice = useAtomValue(platformTypeAtom) === 'device';
  return (
    <p>
      <Link viewTransition to={isDevice ? '/home' : '/calendar'}>
        {notFoundMessages(isDevice ? 'toHome' : 'toCalendar')}
      </Link>
    </p>
  );
}
