import { courtAtom } from '@court/contract';
import type { ThemeName } from '@court/records';
import { Badge, ChangedBadge, clockTime, StatusWord, sharedWords } from '@court/ui';
import { useAtomValue } from 'jotai';
import { words } from '../words';
import * as css from './colortheme-page.module.css';

const STATUSES = ['continued', 'held', 'stricken'];

/** A piece of the calendar as it looks in `theme`: header, block, row, status words. Says nothing to a screen reader. */
export function ThemePreview({ theme }: { theme: ThemeName }) {
  const court = useAtomValue(courtAtom);
  return (
    <span className={css.preview} data-theme={theme} aria-hidden>
      <span className={css.header}>
        {court?.displayName}
        <span className={css.menu}>{words('theme.area')}</span>
      </span>
      <span className={css.block}>
        <span className={css.strong}>{clockTime('09:30')}</span> {words('theme.block')}
      </span>
      <span className={css.row}>
        <span className={css.time}>{clockTime('09:30')}</span>
        <span className={css.case}>
          <span className={css.strong}>{words('theme.number')}</span>{' '}
          <Badge>{sharedWords('chapterShort', { chapter: '13' })}</Badge>
          <span className={css.line}>{words('theme.case')}</span>
          <span className={css.line}>{words('theme.matter')}</span>
        </span>
        <span>
          <StatusWord status="scheduled" />
          <ChangedBadge>{words('theme.changed')}</ChangedBadge>
        </span>
      </span>
      <span className={css.words}>
        {STATUSES.map((status) => (
          <StatusWord key={status} status={status} />
        ))}
      </span>
    </span>
  );
}
