import { type ComponentProps, createElement } from 'react';
import { Link as PlainLink, useLocation, useResolvedPath } from 'react-router-dom';

export { NavLink, Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';

/** A link of the app: going to another page is animated, staying on the page with another query is not. */
export function Link(props: ComponentProps<typeof PlainLink>) {
  const here = useLocation().pathname;
  const there = useResolvedPath(props.to).pathname;
  return createElement(PlainLink, { viewTransition: there !== here, ...props });
}
