import { judgeAtom, judgeidAtom, judgesAtom } from '@court/contract';
import { Button, Field, Toolbar } from '@court/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useId } from 'react';
import { words } from '../words';
import { SettingsSection } from './settings-section';

/** The reader's judge: name and id in judges11 are kept, so that one who has left the list keeps a name. */
export function JudgeSection() {
  const { byId, status } = useAtomValue(judgesAtom);
  const [name, setName] = useAtom(judgeAtom);
  const [id, setId] = useAtom(judgeidAtom);
  const effect = useId();
  const remember = (chosen: string) => {
    setName(chosen ? (byId[chosen]?.name ?? name) : null);
    setId(chosen || null);
  };
  const names = new Map(Object.entries(byId).map(([judge, each]) => [judge, each.name]));
  if (id && name && !names.has(id)) names.set(id, name);
  const judges = [...names].sort(([, a], [, b]) => a.localeCompare(b, 'en-US'));
  return (
    <SettingsSection title={words('judge.title')}>
      <p id={effect}>{words('judge.effect')}</p>
      <Field label={words('judge.label')}>
        {(control) => (
          <select
            {...control}
            aria-describedby={effect}
            value={id ?? ''}
            onChange={({ currentTarget }) => remember(currentTarget.value)}
          >
            <option value="">{words('judge.none')}</option>
            {judges.map(([judge, each]) => (
              <option key={judge} value={judge}>
                {each}
              </option>
            ))}
          </select>
        )}
      </Field>
      {status === 'loading' && <p>{words('judge.loading')}</p>}
      {status === 'failed' && <p>{words('judge.unread')}</p>}
      {id && (
        <Toolbar>
          <Button onClick={() => remember('')}>{words('judge.forget')}</Button>
        </Toolbar>
      )}
    </SettingsSection>
  );
}
