/** Shared parts that an entry itself takes: ours are in its chunks. Called for each entry. */
export function installInitialConsumes({ initialConsumes }) {
  if (initialConsumes.length > 0)
    throw new Error('Left out of this build: an entry takes no shared part before its chunks');
}
