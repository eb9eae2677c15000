import type { DocketRow } from '@court/records';
import { buttonClass, element } from '@court/ui/first-paint';
import { earlierText } from '../day/docket-blocks';
import * as css from '../day/earlier-rows.module.css';

/** The fold of the hearings that have ended, as EarlierRows draws it. */
export const firstEarlier = (rows: readonly DocketRow[], className = css.fold) =>
  element(
    'button',
    { type: 'button', css: buttonClass('quiet', className), 'aria-expanded': 'false' },
    earlierText(rows),
  );
