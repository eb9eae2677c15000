import { courtAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { Component, type ComponentType, type HTMLAttributes, type RefAttributes } from 'react';
import { partMessages, unofficialMessages } from '../messages/shared-messages';
import * as css from './per-record.module.css';

/** Min records that fail, while none renders, to count as faulty code instead of faulty records. */
const MIN_FAILED_RECORDS = 3;

/** Identifies a record for the row that replaces it if it cannot be rendered. */
export type RecordIdentity = {
  /** the same object while the record does not change; a new object is rendered again */
  record: object;
  id: string;
  /** case number or name; the id is shown if it is empty */
  label: string | null | undefined;
  /** element of the row; default `li` */
  as?: 'li' | 'div';
  /** attributes of that element, if a list positions or numbers it */
  at?: (HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>) | null | undefined;
};

function Unshown({ id, label, as: Element = 'li', at }: RecordIdentity) {
  const court = useAtomValue(courtAtom);
  return (
    <Element className={css.unshown} {...(at as object)} data-unshown={id}>
      <span>{partMessages('unshown', { label: label || id })}</span>{' '}
      {court && (
        <a href={court.officialSite} rel="noreferrer">
          {unofficialMessages('site')}
        </a>
      )}
    </Element>
  );
}

type State = { record: object | null; failed: boolean };

/**
 * Wraps `Row`, which renders one record. If it throws, only that row shows a message. The error goes to the area's
 * error boundary if the code is at fault. That is the case if a chunk failed to load, or if `Row` has rendered no
 * record at all.
 */
export function perRecord<Props extends object>(
  Row: ComponentType<Props>,
  identify: (props: Props) => RecordIdentity,
): ComponentType<Props> {
  const failed = new Set<string>();
  let hasDrawn = false;
  return class PerRecord extends Component<Props, State> {
    override state: State = { record: null, failed: false };

    static getDerivedStateFromError(): Partial<State> {
      return { failed: true };
    }

    static getDerivedStateFromProps(props: Props, state: State): State | null {
      const { record } = identify(props);
      return record === state.record ? null : { record, failed: false };
    }

    override componentDidMount(): void {
      hasDrawn ||= !this.state.failed;
    }

    override componentDidCatch(error: Error): void {
      failed.add(identify(this.props).id);
      const fail = () =>
        this.setState(() => {
          throw error;
        });
      const isOfFile = error?.name === 'ChunkLoadError';
      // waits for the other rows of the same commit
      queueMicrotask(() => {
        if (isOfFile || (!hasDrawn && failed.size >= MIN_FAILED_RECORDS)) fail();
      });
    }

    override render() {
      return this.state.failed ? <Unshown {...identify(this.props)} /> : <Row {...this.props} />;
    }
  };
}
