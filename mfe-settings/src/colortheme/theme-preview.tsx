import { courtAtom } from '@court/contract';
import { clockTime, type ThemeName } from '@court/domain';
import { sharedMessages } from '@court/domain/words';
import { ChangedBadge, StatusWord } from '@court/ui';
import { useAtomValue } from 'jotai';
import { settingsMessages } from '../messages/settings-messages';
import * as css from './colortheme-page.module.css';

const STATUSES = ['continued', 'held', 'stricken'];

/** A sample of the calendar in `theme`: header, block, row, status words. Hidden from screen readers. */
export function ThemePreview({ theme }: { theme: ThemeName }) {
  const court = useAtomValue(courtAtom);
  return (
    <span className={css.preview} data-theme={theme} aria-hidden>
      <span className={css.header}>
        {court && <span>{court.shortName}</span>}
        <span className={css.menu}>{settingsMessages('theme.area')}</span>
      </span>
      <span className={css.block}>
        <span className={css.strong}>{clockTime('09:30')}</span>{' '}
        <span>{settingsMessages('theme.block')}</span>
      </span>
      <span className={css.row}>
        <span>
          <span className={css.case}>{settingsMessages('theme.case')}</span>
          <span className={css.line}>{settingsMessages('theme.matter')}</span>
          <span className={css.number}>
            {`${settingsMessages('theme.number')} · ${sharedMessages('chapterShort', { chapter: '11' })}`}
          </span>
        </span>
        <ChangedBadge>{settingsMessages('theme.changed')}</ChangedBadge>
      </span>
      <span className={css.words}>
        {STATUSES.map((status) => (
          <StatusWord key={status} status={status} />
        ))}
      </span>
    </span>
  );
}
