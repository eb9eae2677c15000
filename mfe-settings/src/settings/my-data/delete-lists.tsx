import { Button, Toolbar } from '@court/ui';
import { useSetAtom } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { deleteListsAtom, type ListsByCourt, mergeListsAtom } from '../../backup/my-lists-atoms';
import { settingsMessages } from '../../messages/settings-messages';
import * as page from '../parts/settings-page.module.css';
import * as css from './my-data.module.css';

type Step = 'offered' | 'asking' | 'kept' | 'deleted' | 'back' | 'refused';

const TOLD = {
  offered: null,
  asking: null,
  kept: null,
  deleted: 'data.deleted',
  back: 'data.broughtBack',
  refused: 'data.refused',
} as const;

/** Deletes all lists after a confirmation. Can restore them while the page is open. */
export function DeleteLists() {
  const [step, setStep] = useState<Step>('offered');
  const [before, setBefore] = useState<ListsByCourt | null>(null);
  const deleteAll = useSetAtom(deleteListsAtom);
  const merge = useSetAtom(mergeListsAtom);
  const question = useId();
  const keep = useRef<HTMLButtonElement>(null);
  const offer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step === 'asking') keep.current?.focus();
    else if (step !== 'offered') offer.current?.focus();
  }, [step]);
  const remove = () =>
    deleteAll().then(
      (lists) => {
        setBefore(lists);
        setStep('deleted');
      },
      () => setStep('refused'),
    );
  const bringBack = async () => {
    if (before) await merge(before);
    setBefore(null);
    setStep('back');
  };
  if (step === 'asking')
    return (
      <fieldset aria-labelledby={question} className={`${page.question} ${css.part}`}>
        <p id={question} className={page.strong}>
          {settingsMessages('data.sure')}
        </p>
        <Toolbar>
          <Button ref={keep} onClick={() => setStep('kept')}>
            {settingsMessages('data.keep')}
          </Button>
          <Button kind="danger" onClick={remove}>
            {settingsMessages('data.yes')}
          </Button>
        </Toolbar>
      </fieldset>
    );
  const told = TOLD[step];
  return (
    <div className={css.part}>
      <Toolbar>
        <Button ref={offer} kind="danger" onClick={() => setStep('asking')}>
          {settingsMessages('data.delete')}
        </Button>
        {step === 'deleted' && before && before.size > 0 && (
          <Button onClick={bringBack}>{settingsMessages('data.bringBack')}</Button>
        )}
      </Toolbar>
      <p role="status">{told && settingsMessages(told)}</p>
    </div>
  );
}
