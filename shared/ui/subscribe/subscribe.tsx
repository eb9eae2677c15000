import { type CourtFeeds, type FeedGroup, feedFile } from '@court/domain';
import { buttonClass } from '../controls/button';
import { addressOf, FeedAddress, subscribeMessages, webcal } from './feed-address';
import * as css from './subscribe.module.css';
import { SubscribeDialog } from './subscribe-dialog';

type Props = {
  feeds: CourtFeeds;
  group: FeedGroup;
  id: string;
  /** of the judge, office or attorney, or of the parties of a case; '' for a case without a title */
  name: string;
  /** of a case */
  number?: string;
};

/** The URLs of a feed. */
export function Subscribe({ feeds, group, id, name, number = '' }: Props) {
  const address = addressOf(feeds, feedFile(group, id));
  const title = name
    ? subscribeMessages('title', { group, name })
    : subscribeMessages('titleCase', { number });
  const both = [number, name].filter(Boolean).join(', ');
  return (
    <SubscribeDialog
      group={group}
      button={subscribeMessages('open', { group, name })}
      {...(group !== 'office' && { label: subscribeMessages('openFor', { group, name: both }) })}
      title={subscribeMessages('openFor', { group, name: name || number })}
      {...(number && name && { about: subscribeMessages('case', { number }) })}
      more={
        group === 'judge' && (
          <p className={css.feeds}>
            <a className={css.link} href={addressOf(feeds, feedFile(group, id, 'atom'))}>
              {subscribeMessages('changes')}
            </a>
          </p>
        )
      }
    >
      <a
        className={buttonClass('primary', css.wide)}
        href={webcal(address)}
        aria-label={subscribeMessages('appFor', { name: both })}
      >
        {subscribeMessages('app')}
      </a>
      <p>{subscribeMessages('paste')}</p>
      <FeedAddress address={address} title={title} />
    </SubscribeDialog>
  );
}
