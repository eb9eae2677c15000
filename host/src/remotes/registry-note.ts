import { atom, getDefaultStore } from 'jotai';

const tampered = atom(false);
/** True while the site's registry, as it was fetched last, was not what the court had signed. */
export const isRegistryTamperedAtom = atom((get) => get(tampered));

/** Written by Retry alone. */
export const noteRegistry = (isTampered: boolean) => getDefaultStore().set(tampered, isTampered);
