import {
  Component,
  createContext,
  type ReactElement,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { UNSAFE_RouteContext as RouteContext, type RouteMatch, Router } from 'react-router-dom';
import type { AppRouter, Screen } from './app-router';

/** Apple's own devices move pages their way; all others as Material does (specification §4). */
export const motionStyle = (agent: string) =>
  /iPhone|iPad|iPod|Macintosh.*Mobile/.test(agent) ? 'ios' : 'material';

type Failure = { error: unknown };

const RouteError = createContext<unknown>(undefined);

/** What a route's `errorElement` stands for. */
export const useRouteError = (): unknown => use(RouteError);

/** `failure`: what the route's files failed with; `screen`: number of the router's screen. */
type Props = { screen: number; failure: Failure | null; instead: ReactNode; children: ReactNode };
type State = { screen: number; thrown: Failure | null };

/** Shows `instead` where the route's files have not come, or what it shows has thrown; tries again with the next screen. */
class RouteBoundary extends Component<Props, State> {
  override state: State = { screen: this.props.screen, thrown: null };

  static getDerivedStateFromError = (error: unknown) => ({ thrown: { error } });

  static getDerivedStateFromProps({ screen }: Props, state: State): State | null {
    return screen === state.screen ? null : { screen, thrown: null };
  }

  override render() {
    const failure = this.props.failure ?? this.state.thrown;
    if (!failure) return this.props.children;
    return <RouteError value={failure.error}>{this.props.instead}</RouteError>;
  }
}

/** What a route of the screen shows, behind its boundary where it has an `errorElement`; `outlet`: what its child shows, `stop`: of the last one. */
function shownOf(match: RouteMatch, outlet: ReactNode, stop: Screen['stop'], number: number): ReactNode {
  const { errorElement, hydrateFallbackElement, element = outlet } = match.route;
  const shown = stop === 'waiting' ? hydrateFallbackElement : element;
  if (!errorElement) return shown || outlet;
  return (
    <RouteBoundary screen={number} failure={stop === 'waiting' ? null : stop} instead={errorElement}>
      {shown}
    </RouteBoundary>
  );
}

/**
 * As react-router's `renderMatches` does, whose boundaries for data routes are of no use here (docs/decisions/030). The context is
 * what its `Outlet`, `useParams` and relative links read.
 */
function drawn({ matches, stop, number }: Screen): ReactNode {
  let outlet: ReactElement | null = null;
  for (const [at, match] of [...matches.entries()].reverse()) {
    const shown = shownOf(match, outlet, at === matches.length - 1 ? stop : null, number);
    const context = { outlet, matches: matches.slice(0, at + 1), isDataRoute: false };
    outlet = <RouteContext value={context}>{shown}</RouteContext>;
  }
  return outlet;
}

/**
 * Shows the router's screens, by a page transition where the page turns. Before it begins the style sheet is told which way:
 * `data-direction` on the root is `back` where the history goes back, else `forward`.
 */
export function RouterView({ router, basename }: { router: AppRouter; basename: string }) {
  const [screen, setScreen] = useState(router.screen);
  const shown = useRef(screen);
  /** what transitions wait for: the browser shows nothing new before */
  const drawing = useRef<(() => void)[]>([]);

  useLayoutEffect(() => {
    shown.current = screen;
    // those of screens that another has overtaken too
    for (const resolve of drawing.current.splice(0)) resolve();
  }, [screen]);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.motion = motionStyle(navigator.userAgent);
    let last = shown.current;
    const draw = () => startTransition(() => setScreen(router.screen()));
    const drawWhole = () =>
      new Promise<void>((resolve) => {
        if (shown.current === router.screen()) return resolve();
        drawing.current.push(resolve);
        draw();
      });
    const follow = () => {
      const next = router.screen();
      if (next === last) return;
      const { index } = next.place;
      if (index !== last.place.index) root.dataset.direction = index < last.place.index ? 'back' : 'forward';
      last = next;
      if (!next.turns || !document.startViewTransition) return draw();
      // a reader who goes on cuts it short, which is no error
      document.startViewTransition(drawWhole).ready.catch(() => {});
    };
    follow();
    const unsubscribe = router.subscribe(follow);
    return () => {
      unsubscribe();
      for (const resolve of drawing.current.splice(0)) resolve();
    };
  }, [router]);

  const content = useMemo(() => drawn(screen), [screen]);
  return (
    <Router
      basename={basename}
      location={screen.place.location}
      navigationType={screen.action}
      navigator={router.navigator}
    >
      {content}
    </Router>
  );
}
