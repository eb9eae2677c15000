import type { CalendarKind, ShownEntry } from '@court/domain';
import { Button, Icon, Speech } from '@court/ui';
import { type ComponentType, useState } from 'react';
import { recordMessages } from '../messages/record-messages';
import * as css from '../page/record-actions.module.css';

type Props = { kind: CalendarKind; entry: ShownEntry };
type Panel = ComponentType<Props>;

/**
 * Opens and closes the plain-words view, which is loaded on first use. `button` goes among the actions, `panel` below
 * them.
 */
export function usePlainWords({ kind, entry }: Props) {
  const [Panel, setPanel] = useState<Panel | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const press = async () => {
    setOpen(!isOpen);
    setFailed(false);
    if (isOpen || Panel) return;
    try {
      const { PlainPanel } = await import(/* webpackChunkName: "plain-words" */ './plain-panel');
      setPanel(() => PlainPanel);
    } catch {
      setOpen(false);
      setFailed(true);
    }
  };
  return {
    button: (
      <Button
        kind="quiet"
        className={css.action}
        aria-label={recordMessages('explain')}
        aria-expanded={isOpen}
        onClick={() => void press()}
      >
        <Icon of={Speech} size="1rem" />
        <span className={css.full}>{recordMessages('explain')}</span>
        <span className={css.short}>{recordMessages('explainShort')}</span>
      </Button>
    ),
    panel: (
      <>
        {isOpen && Panel && <Panel kind={kind} entry={entry} />}
        {hasFailed && <p role="alert">{recordMessages('explainFailed')}</p>}
      </>
    ),
  };
}
