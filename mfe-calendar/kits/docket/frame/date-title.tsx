import { laterPart } from '@court/ui';
import { Suspense, useEffect, useState } from 'react';
import { type DateTitleText, DateTitleView } from '../layout/date-title-view';
import type { CalendarAddress } from '../layout/use-calendar-address';

const DatePicker = laterPart(
  async () => (await import(/* webpackChunkName: "more" */ './date-picker')).DatePicker,
);

type Props = {
  address: CalendarAddress;
  title: DateTitleText;
  /** window title */
  name: string;
};

/** The page's title, with the date picker when it is open. */
export function DateTitle({ address, title, name }: Props) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <DateTitleView
      address={address}
      title={title}
      isOpen={isOpen}
      onPress={() => setOpen(!isOpen)}
      picker={
        isOpen && (
          <Suspense>
            <DatePicker address={address} onClose={() => setOpen(false)} />
          </Suspense>
        )
      }
    />
  );
}
