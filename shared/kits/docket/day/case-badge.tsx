import { Badge, sharedWords, wordFor } from '@court/ui';

type Props = { caseType: string; chapter: string | null };

/** Chapter of a bankruptcy case; kind of any other, with its lead case's chapter. */
export function CaseBadge({ caseType, chapter }: Props) {
  const words = [wordFor('type', caseType), chapter && sharedWords('chapterShort', { chapter })].filter(
    Boolean,
  );
  return words.length > 0 && <Badge>{words.join(' · ')}</Badge>;
}
