import { announce } from '@court/contract';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from '../controls/button';
import { partMessages } from '../messages/shared-messages';
import { afterFirstPaint, isFirstPaintShown } from './after-first-paint';
import * as css from './later-part.module.css';

/** Number of times the reader has retried missing parts. */
const attemptAtom = atom(0);
/** Number of parts of the screen that are missing. */
const missingAtom = atom(0);

/** The bundler's error for a chunk that failed to load. */
type FileError = Error & { request?: string; type?: string };

const isOfFile = (error: unknown): error is FileError =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Loads the chunk again, bypassing the HTTP cache. Throws the error at once if the first load timed out. */
async function loadAgain<Part>(load: () => Promise<Part>, error: unknown): Promise<Part> {
  if (!isOfFile(error) || error.type === 'timeout') throw error;
  if (error.request) await fetch(error.request, { cache: 'reload' }).catch(() => null);
  return await load();
}

/** Shown in place of a part whose chunk failed to load. Has a button to try again. */
export function MissingPart({ children }: { children: ReactNode }) {
  const [attempt, ask] = useAtom(attemptAtom);
  return (
    <p role="status" className={css.missing}>
      {children} <Button onClick={() => ask(attempt + 1)}>{partMessages('retry')}</Button>
    </p>
  );
}

/**
 * An optional part of a screen, in a separate chunk. Suspends while the chunk loads. If the chunk fails to load, it
 * shows `Instead`, and `MissingParts` reports that a part is missing. `saysItself`: `Instead` reports it, as
 * `MissingPart` does. The area's error boundary catches all other errors of the part.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = () => null,
  saysItself = false,
): ComponentType<Props> {
  function Missing(props: Props) {
    const count = useSetAtom(missingAtom);
    useEffect(() => {
      count((missing) => missing + 1);
      return () => count((missing) => missing - 1);
    }, [count]);
    return <Instead {...props} />;
  }
  let come: ComponentType<Props> | null = null;
  const partAtom = atom((get) => {
    get(attemptAtom);
    if (come) return come;
    const part = lazy(async () => {
      try {
        const found = await load().catch((error) => loadAgain(load, error));
        come = part as unknown as ComponentType<Props>;
        return { default: found };
      } catch (error) {
        if (!isOfFile(error)) throw error;
        console.error(error);
        return { default: (saysItself ? Instead : Missing) as ComponentType<Props> };
      }
    });
    return part as unknown as ComponentType<Props>;
  });
  return function LaterPart(props: Props) {
    const Part = useAtomValue(partAtom);
    return <Part {...props} />;
  };
}

type AfterwardsProps = {
  /** shown until the parts are there */
  fallback?: ReactNode;
  children: ReactNode;
};

/** A boundary of later parts that nobody waits for. They render when the screen has replaced the first paint. */
export function Afterwards({ fallback = null, children }: AfterwardsProps) {
  const [isAfter, setAfter] = useState(() => !isFirstPaintShown());
  useEffect(() => afterFirstPaint(() => setAfter(true)), []);
  return isAfter ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

/**
 * Reports that parts of the screen are missing, with a button to try again. `children`: the consequence. Renders
 * nothing if no part is missing.
 */
export function MissingParts({ children }: { children?: ReactNode }) {
  const [attempt, ask] = useAtom(attemptAtom);
  const isMissing = useAtomValue(missingAtom) > 0;
  useEffect(() => {
    if (isMissing) announce(partMessages('missing'));
  }, [isMissing]);
  if (!isMissing) return null;
  return (
    <p className={css.missing}>
      <span>{partMessages('missing')}</span> {children}{' '}
      <Button onClick={() => ask(attempt + 1)}>{partMessages('retry')}</Button>
    </p>
  );
}
