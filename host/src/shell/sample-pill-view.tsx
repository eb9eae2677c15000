import type { KeyboardEventHandler } from 'react';
import { barMessages } from '../messages/bar-messages';
import * as css from './sample-pill.module.css';

type Props = {
  isWide: boolean;
  /** id of the full sentence */
  id: string;
  onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
};

/**
 * Says that the court's data are invented. The full sentence appears on hover and focus, and on every printed page.
 */
export function SamplePillView({ isWide, id, onKeyDown }: Props) {
  return (
    <span className={css.tip} data-printed>
      <button type="button" className={css.pill} aria-describedby={id} onKeyDown={onKeyDown}>
        {barMessages(isWide ? 'samplePill' : 'samplePillShort')}
      </button>
      <span id={id} role="tooltip" className={css.sentence}>
        {barMessages('sample')}
      </span>
    </span>
  );
}
