/** What a docket lists, and before whom, in the forms that its sentences need. */
export type Nouns = {
  one: string;
  many: string;
  /** begins a title */
  title: string;
  judge: { one: string; other: string };
};
