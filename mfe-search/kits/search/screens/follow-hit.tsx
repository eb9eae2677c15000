import { Bell, FollowButton, Icon } from '@court/ui';
import * as captioned from '@court/ui/controls/captioned.module.css';
import { searchMessages } from '../messages/search-messages';
import type { SearchHit } from '../search/search-hit';
import { FollowAttorney } from './follow-attorney';
import * as css from './result-row.module.css';

type Props = {
  hit: SearchHit;
  /** stored with a followed case or debtor: the case's title, and type and chapter if they are known */
  known: { title: string; caseType: string; chapter: string };
};

/** Button that follows the case, debtor or attorney of a search result. Draws nothing if the court has no lists. */
export function FollowHit({ hit: { field, id, title, caseNumber }, known }: Props) {
  const look = {
    kind: 'quiet',
    className: `${captioned.button} ${css.follow}`,
    children: (
      <>
        <Icon of={Bell} size="1.125rem" />
        <span>{searchMessages('follow')}</span>
      </>
    ),
  } as const;
  if (field === 'attorney') return <FollowAttorney id={id} name={title} {...look} />;
  if (field === 'casenumber') {
    const label = [title, known.title].filter(Boolean).join(' ');
    return (
      <FollowButton item={{ list: 'cases', id, last: { number: title, ...known } }} label={label} {...look} />
    );
  }
  const last = { name: title, caseNumber: caseNumber ?? '', title: known.title };
  const label = [title, caseNumber].filter(Boolean).join(', ');
  return <FollowButton item={{ list: 'debtors', id, last }} label={label} {...look} />;
}
