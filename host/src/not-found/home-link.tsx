import { platformTypeAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { notFoundWords as words } from '../locales/not-found-en-us';

/** The way on from a page that has nothing to show. */
export function HomeLink() {
  const isDevice = useAtomValue(platformTypeAtom) === 'device';
  return (
    <p>
      <Link viewTransition to={isDevice ? '/home' : '/calendar'}>
        {words(isDevice ? 'toHome' : 'toCalendar')}
      </Link>
    </p>
  );
}
