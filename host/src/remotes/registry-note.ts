import { atom, getDefaultStore } from 'jotai';

const altered = atom(false);
/** True while the site's registry, as it was fetched last, was not what the court had signed. */
export const registryAlteredAtom = atom((get) => get(altered));

/** Written by Retry alone. */
export const noteRegistry = (isAltered: boolean) => getDefaultStore().set(altered, isAltered);
