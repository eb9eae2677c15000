import type { Question } from '../reading/questions';
import { hidePrivate } from './private-data';

/** A question without private data: hidden in its texts. An answer that would repeat the data is left out. */
export const safeQuestion = (question: Question): Question => ({
  ...question,
  about: hidePrivate(question.about),
  text: hidePrivate(question.text),
  answers: question.answers.filter(({ set }) => hidePrivate(set) === set),
});
