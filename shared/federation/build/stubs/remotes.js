/** Remotes that a remote loads: none of ours does. Called for each of its chunks. */
export function remotes() {}
