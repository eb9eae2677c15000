import { sharedWords, wordFor } from '@court/ui';
import * as css from './hearing-row.module.css';

type Props = { caseType: string; chapter: string | null };

/** Chapter of a bankruptcy case; kind of any other, with its lead case's chapter. */
export function CaseBadge({ caseType, chapter }: Props) {
  const words = [wordFor('type', caseType), chapter && sharedWords('chapterShort', { chapter })].filter(
    Boolean,
  );
  return words.length > 0 && <span className={css.badge}>{words.join(' · ')}</span>;
}
