import { atom, useAtomValue, useSetAtom } from 'jotai';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { loadPart, noteBackAtom, noteMissingAtom, type PartName, partAttemptsAtom } from './missing-parts';

function Missing({ name, children }: { name: PartName; children: ReactNode }) {
  const note = useSetAtom(noteMissingAtom);
  const noteBack = useSetAtom(noteBackAtom);
  useEffect(() => {
    note(name);
    return () => noteBack(name);
  }, [name, note, noteBack]);
  return children;
}

/** Error boundary around a part. If the part throws, the page shows `instead`. */
class PartBoundary extends Component<{ instead: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: unknown) {
    console.error(error);
  }
  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

/**
 * A part of the shell in a chunk of its own. `fallback` is shown while the part loads. If its file does not load or
 * the part throws, `fallback` stays and `MissingNote` names the part.
 */
export function optionalPart<Props extends object>(
  name: PartName,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let come: ComponentType<Props> | null = null;
  const partAtom = atom((get) => {
    get(partAttemptsAtom);
    const part = lazy(async () => {
      const found = await loadPart(load);
      come = part as unknown as ComponentType<Props>;
      return { default: found };
    });
    return come ?? (part as unknown as ComponentType<Props>);
  });
  return function OptionalPart(props: Props) {
    const Part = useAtomValue(partAtom);
    const attempts = useAtomValue(partAttemptsAtom);
    return (
      <PartBoundary key={attempts} instead={<Missing name={name}>{fallback}</Missing>}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
