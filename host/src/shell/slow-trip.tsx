import { Button } from '@court/ui';
import { useHref, useNavigation } from 'react-router-dom';
import { useIsSlow } from '../area-screens/loading-page';
import { shellMessages } from '../messages/shell-messages';
import * as css from '../notices/notices.module.css';

/** Reports a slow navigation and offers to load the next page as a document. The current screen stays until then. */
export function SlowTrip() {
  const { location } = useNavigation();
  const target = useHref(location ?? '');
  const isSlow = useIsSlow(location !== undefined);
  return (
    <div className={isSlow ? css.notice : undefined} data-slow-trip={isSlow || undefined}>
      <p role="status" className={css.text}>
        {isSlow && shellMessages('slowTrip')}
      </p>
      {isSlow && (
        <Button kind="strip" onClick={() => window.location.assign(target)}>
          {shellMessages('retry')}
        </Button>
      )}
    </div>
  );
}
