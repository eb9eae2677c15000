import { PageHeadingView } from '@court/ui';
import { RecordTitleView } from '../page/record-page-view';

type Props = {
  children: string;
  /** id of the element that screen readers read after the title */
  describedBy?: string | undefined;
};

/** The page's title. */
export function FirstTitle({ children, describedBy }: Props) {
  return (
    <RecordTitleView text={children}>
      <PageHeadingView describedBy={describedBy}>{children}</PageHeadingView>
    </RecordTitleView>
  );
}
