import { useId } from 'react';
import { shellMessages } from '../messages/shell-messages';
import * as css from './sample-pill.module.css';

/** The whole sentence comes on hover and focus, goes with Escape, and stands on every printed page. */
export function SamplePill({ isWide }: { isWide: boolean }) {
  const sentence = useId();
  return (
    <span className={css.tip} data-printed>
      <button
        type="button"
        className={css.pill}
        aria-describedby={sentence}
        onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
      >
        {shellMessages(isWide ? 'samplePill' : 'samplePillShort')}
      </button>
      <span id={sentence} role="tooltip" className={css.sentence}>
        {shellMessages('sample')}
      </span>
    </span>
  );
}
