import { platformTypeAtom } from '@court/contract';
import { Button, Toolbar } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { words } from '../words';
import { forgetAllAtom } from './forget-all-atom';
import * as css from './settings-page.module.css';

/** Deletes all that the device remembers, after one more question. */
export function DeleteAll() {
  const [step, setStep] = useState<'offered' | 'asking' | 'kept' | 'deleted'>('offered');
  const forgetAll = useSetAtom(forgetAllAtom);
  const build = useAtomValue(platformTypeAtom);
  const question = useId();
  const keep = useRef<HTMLButtonElement>(null);
  const offer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step === 'asking') keep.current?.focus();
    if (step === 'kept' || step === 'deleted') offer.current?.focus();
  }, [step]);
  const deleteAll = async () => {
    await forgetAll();
    setStep('deleted');
  };
  return (
    <>
      {step === 'asking' ? (
        <fieldset aria-labelledby={question} className={css.question}>
          <p id={question} className={css.strong}>
            {words('device.sure')} {build === 'device' && words('device.sureCourt')}
          </p>
          <Toolbar>
            <Button ref={keep} onClick={() => setStep('kept')}>
              {words('device.no')}
            </Button>
            <Button kind="danger" onClick={deleteAll}>
              {words('device.yes')}
            </Button>
          </Toolbar>
        </fieldset>
      ) : (
        <Toolbar>
          <Button ref={offer} onClick={() => setStep('asking')}>
            {words('device.delete')}
          </Button>
        </Toolbar>
      )}
      <p role="status">{step === 'deleted' && words('device.deleted')}</p>
    </>
  );
}
