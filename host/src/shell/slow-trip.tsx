import { Button } from '@court/ui';
import { useHref, useNavigation } from 'react-router-dom';
import { shellMessages } from '../messages/shell-messages';
import { useIsSlow } from './loading-page';
import * as css from './notices.module.css';

/** Says that the next screen takes long, once it does, and offers to load its document. The present screen stays until then. */
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
