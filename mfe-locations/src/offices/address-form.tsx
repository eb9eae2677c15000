import { Button, Field } from '@court/ui';
import { type FormEvent, useState } from 'react';
import { officeMessages } from '../messages/office-messages';
import * as css from './offices-page.module.css';

type Props = { isBusy: boolean; onFind: (address: string) => void };

/** A form for an address to search. */
export function AddressForm({ isBusy, onFind }: Props) {
  const [address, setAddress] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() !== '') onFind(address.trim());
  };
  return (
    <form className={css.address} onSubmit={find}>
      <Field label={officeMessages('near.address')}>
        {(control) => (
          <input
            {...control}
            autoComplete="street-address"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={isBusy}>
        {officeMessages('near.find')}
      </Button>
    </form>
  );
}
