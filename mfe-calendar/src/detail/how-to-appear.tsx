import { safeMeetingUrl } from '@court/shared/contract/links';
import type { ShownEntry } from '@court/shared/data/entry-atom';
import { courtAtom } from '@court/shared/state/court-atom';
import { wordFor } from '@court/shared/words/en-us';
import { useAtomValue } from 'jotai';
import { words } from '../words';
import { DetailFacts } from './detail-facts';
import { DetailSection } from './detail-section';
import * as css from './hearing-detail.module.css';

type Props = { appear: ShownEntry['appear'] };

/** How to take part. An address is a link only on a host that the court's configuration names. */
export function HowToAppear({ appear }: Props) {
  const court = useAtomValue(courtAtom);
  const mode = appear?.mode;
  const url = appear?.url ? safeMeetingUrl(appear.url, court?.meetingHosts ?? []) : null;
  return (
    <DetailSection title={words('detail.appear')}>
      <p className={css.strong}>{mode ? (wordFor('how', mode) ?? mode) : words('detail.notGiven')}</p>
      {url && (
        <a className={css.join} href={url} rel="noreferrer noopener">
          {words('detail.join')}
        </a>
      )}
      <DetailFacts
        facts={[
          [words('detail.address'), appear?.url],
          [words('detail.dial'), appear?.phone],
          [words('detail.meetingId'), appear?.meetingId],
          [words('detail.passcode'), appear?.passcode],
          [words('detail.accessCode'), appear?.accessCode],
          [words('detail.registerBy'), appear?.registerBy],
          [words('detail.note'), appear?.note],
        ]}
      />
    </DetailSection>
  );
}
