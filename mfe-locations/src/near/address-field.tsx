import { type FormEvent, useId, useState } from 'react';
import { officeWords } from '../offices/office-words';
import * as css from '../offices/offices-page.module.css';

type Props = { isBusy: boolean; onFind: (address: string) => void };

/** An address for the device's look-up. */
export function AddressField({ isBusy, onFind }: Props) {
  const [address, setAddress] = useState('');
  const field = useId();
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() !== '') onFind(address.trim());
  };
  return (
    <form className={css.address} onSubmit={find}>
      <label className={css.field} htmlFor={field}>
        {officeWords('near.address')}
      </label>
      <input
        className={css.input}
        id={field}
        autoComplete="street-address"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <button type="submit" className={css.button} aria-disabled={isBusy}>
        {officeWords('near.find')}
      </button>
    </form>
  );
}
