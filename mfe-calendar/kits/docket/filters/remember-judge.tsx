import { judgeAtom, judgeidAtom } from '@court/contract';
import { Button } from '@court/ui';
import { useAtom } from 'jotai';
import { useViewMessages } from '../config/view-messages';
import * as css from './filter-panel.module.css';

type Props = { chosen: readonly string[]; nameOf: (id: string) => string };

/** If the filter has one judge: sets or clears this judge as the calendar's default. */
export function RememberJudge({ chosen, nameOf }: Props) {
  const viewMessages = useViewMessages();
  const [, setName] = useAtom(judgeAtom);
  const [mine, setMine] = useAtom(judgeidAtom);
  const [only] = chosen;
  if (only === undefined || chosen.length > 1) return null;
  const isMine = only === mine;
  const remember = () => {
    setName(isMine ? null : nameOf(only));
    setMine(isMine ? null : only);
  };
  return (
    <Button className={css.remember} onClick={remember}>
      {viewMessages(isMine ? 'judge.forget' : 'judge.remember', { name: nameOf(only) })}
    </Button>
  );
}
