import { judgeAtom, judgeidAtom } from '@court/contract';
import { Button, SubscribeLater } from '@court/ui';
import { useAtom } from 'jotai';
import { useViewMessages } from '../messages/view-messages';

type Props = { chosen: readonly string[]; nameOf: (id: string) => string };

/** Where one judge is chosen: offers the judge's feed. */
export function JudgeFeed({ chosen, nameOf }: Props) {
  const [only] = chosen;
  if (only === undefined || chosen.length > 1) return null;
  return <SubscribeLater group="judge" id={only} name={nameOf(only)} />;
}

/** Where one judge is chosen: makes this judge the calendar's default or clears the default, and offers the judge's feed. */
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
    <>
      <Button kind="quiet" onClick={remember}>
        {viewMessages(isMine ? 'judge.forget' : 'judge.remember', { name: nameOf(only) })}
      </Button>
      <JudgeFeed chosen={chosen} nameOf={nameOf} />
    </>
  );
}
