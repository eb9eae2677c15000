import { type Judge, shortJudgeName, type Trustee } from '@court/domain';
import { trusteeWords } from '@court/domain/words';
import { commonMessages } from '../messages/common-messages';
import type { Dated } from './dated-rows';

type People = {
  judges: Readonly<Record<string, Judge>>;
  trustees: Readonly<Record<string, Trustee>>;
};

/** 'Judge Oakesmith'. Null if the court names none. */
export function judgeWords(id: string | null, judges: People['judges']): string | null {
  const name = shortJudgeName(id, judges);
  return name ? commonMessages('judge', { name }) : null;
}

/** 'Judge Oakesmith', or 'Trustee Linh Treviño' of a 341 meeting. Null if the court names none. */
export function presiderWords({ kind, row }: Dated, { judges, trustees }: People): string | null {
  if (kind === 'hearings') return judgeWords(row.judgeId, judges);
  const name = trustees[row.trusteeId ?? '']?.name;
  return name ? trusteeWords(name) : null;
}
