import type { DataNode } from './data-node';
import type { Path } from './database-path';
import type { Listener } from './listener';

type Place = { readonly listeners: Set<Listener>; readonly below: Map<string, Place> };

const emptyPlace = (): Place => ({ listeners: new Set(), below: new Map() });

/** Listeners by path. The cost of a write depends on its depth, not on the number of listeners. */
export class ListenerIndex {
  private readonly top = emptyPlace();

  add(listener: Listener): void {
    let place = this.top;
    for (const key of listener.path) {
      const next = place.below.get(key) ?? emptyPlace();
      place.below.set(key, next);
      place = next;
    }
    place.listeners.add(listener);
  }

  remove(listener: Listener): void {
    const trail = [this.top];
    for (const key of listener.path) {
      const next = trail.at(-1)?.below.get(key);
      if (!next) return;
      trail.push(next);
    }
    trail.at(-1)?.listeners.delete(listener);
    for (let depth = trail.length - 1; depth > 0; depth -= 1) {
      const place = trail[depth] as Place;
      if (place.listeners.size > 0 || place.below.size > 0) return;
      trail[depth - 1]?.below.delete(listener.path[depth - 1] as string);
    }
  }

  notify(root: DataNode | null, written: readonly Path[]): void {
    const affected = new Map<Listener, Path[] | 'whole'>();
    for (const path of written) this.collect(path, affected);
    for (const [listener, paths] of affected) tell(listener, root, paths);
  }

  private collect(path: Path, affected: Map<Listener, Path[] | 'whole'>): void {
    let place: Place | undefined = this.top;
    for (const key of path) {
      for (const listener of place.listeners) {
        const known = affected.get(listener);
        if (!known) affected.set(listener, [path]);
        else if (known !== 'whole') known.push(path);
      }
      place = place.below.get(key);
      if (!place) return;
    }
    markWhole(place, affected);
  }
}

/**
 * Notifies a listener. Catches its errors, because the write is already stored and the other listeners must still be
 * notified.
 */
function tell(listener: Listener, root: DataNode | null, paths: Path[] | 'whole'): void {
  try {
    listener.update(root, paths);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`A listener at /${listener.path.join('/')} could not be told of a write: ${reason}.`);
  }
}

function markWhole(place: Place, affected: Map<Listener, Path[] | 'whole'>): void {
  for (const listener of place.listeners) affected.set(listener, 'whole');
  for (const below of place.below.values()) markWhole(below, affected);
}
