// Written by `npm run messages` from the catalogue beside it.
export declare const page: {
  title: string;
  intro: (values: { court: string }) => string;
};
