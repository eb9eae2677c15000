import { wordList } from '@court/domain';
import { Button } from '@court/ui';
import { useAtom, useAtomValue } from 'jotai';
import { AreaMenu } from '../menu/area-menu';
import { shellMessages } from '../messages/shell-messages';
import { missingPartsAtom, partAttemptsAtom } from '../parts/missing-parts';
import * as css from './shell.module.css';

/** Names the missing parts of the page and offers a retry. If the menu is missing, shows the areas as plain links. */
export function MissingNote() {
  const names = useAtomValue(missingPartsAtom);
  const [attempts, ask] = useAtom(partAttemptsAtom);
  if (names.length === 0) return null;
  const parts = wordList(names.map((name) => shellMessages(`part.${name}`)));
  return (
    <div className={css.missing}>
      <p role="status">
        <span>{shellMessages('partsMissing', { parts })}</span>{' '}
        <Button kind="strip" onClick={() => ask(attempts + 1)}>
          {shellMessages('retry')}
        </Button>
      </p>
      {names.includes('menu') && <AreaMenu isWhole />}
    </div>
  );
}
