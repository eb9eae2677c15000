import { Component, createContext, type ReactNode, use } from 'react';

type Failure = { error: unknown };

const RouteError = createContext<unknown>(undefined);

/** What a route's `errorElement` stands for. */
export const useRouteError = (): unknown => use(RouteError);

/** `failure`: what the route's files failed with; `screen`: number of the router's screen. */
type Props = { screen: number; failure: Failure | null; instead: ReactNode; children: ReactNode };
type State = { screen: number; thrown: Failure | null };

/** Shows `instead` where the route's files have not come, or what it shows has thrown; tries again with the next screen. */
export class RouteBoundary extends Component<Props, State> {
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
