/** The area's words in American English; another language is another file with the same keys. */
export const enUS = {
  title: 'Locations',
  intro: ({ court }: { court: string }) => `What stands here is of the ${court}.`,
};
