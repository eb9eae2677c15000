import { courtAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { Component, type ComponentType, type HTMLAttributes, type RefAttributes } from 'react';
import { partMessages, unofficialMessages } from '../messages/shared-messages';
import * as css from './per-record.module.css';

/** So many records that cannot be drawn, and none that can, are no faulty records but faulty code. */
const MOST_FAILED = 3;

/** What stands in a record's place where it cannot be drawn. */
export type RecordIdentity = {
  /** the same object while the record stays as it is: another one is tried anew */
  record: object;
  id: string;
  /** case number or name; the id where there is none */
  label: string | null | undefined;
  /** element of a list's row, unless told otherwise */
  as?: 'li' | 'div';
  /** of that element, where a list places or counts it */
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
 * `Row`, which draws one record, so that a record for which it throws is one row that says so, and the others stay. The
 * error goes on to the area where it is the code's: a file of it did not come, or `Row` has drawn no record at all.
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
      // rows behind this one are drawn, or not, in the same commit
      queueMicrotask(() => {
        if (isOfFile || (!hasDrawn && failed.size >= MOST_FAILED)) fail();
      });
    }

    override render() {
      return this.state.failed ? <Unshown {...identify(this.props)} /> : <Row {...this.props} />;
    }
  };
}
