import { judgeAtom, judgeidAtom, judgesAtom } from '@court/contract';
import { compareNames } from '@court/domain';
import { Button, Field, Toolbar } from '@court/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useId } from 'react';
import { settingsMessages } from '../messages/settings-messages';
import { SettingsSection } from './parts/settings-section';

/**
 * The reader's default judge. Stores both name and id in judges11, so that a judge who has left the list keeps the
 * name.
 */
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
  const judges = [...names].sort(([, a], [, b]) => compareNames(a, b));
  return (
    <SettingsSection title={settingsMessages('judge.title')}>
      <p id={effect}>{settingsMessages('judge.effect')}</p>
      <Field label={settingsMessages('judge.label')}>
        {(control) => (
          <select
            {...control}
            aria-describedby={effect}
            value={id ?? ''}
            onChange={({ currentTarget }) => remember(currentTarget.value)}
          >
            <option value="">{settingsMessages('judge.none')}</option>
            {judges.map(([judge, each]) => (
              <option key={judge} value={judge}>
                {each}
              </option>
            ))}
          </select>
        )}
      </Field>
      {status === 'loading' && <p>{settingsMessages('judge.loading')}</p>}
      {status === 'failed' && <p>{settingsMessages('judge.unread')}</p>}
      {id && (
        <Toolbar>
          <Button onClick={() => remember('')}>{settingsMessages('judge.forget')}</Button>
        </Toolbar>
      )}
    </SettingsSection>
  );
}
