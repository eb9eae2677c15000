import { type ComponentProps, createElement } from 'react';
import { Link as PlainLink, useLocation, useResolvedPath } from 'react-router-dom';

let region: HTMLElement | null = null;

/** Tells those who listen to the page, when they are done with what they hear. One place of the page serves all. */
export function announce(sentence: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    // hidden from sight by the host's base.css
    region.dataset.announcements = '';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  const said = region;
  said.textContent = '';
  // a place that is new, or says the same again, is only heard when words come into it later
  setTimeout(() => {
    said.textContent = sentence;
  }, 100);
}

export { NavLink, Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';

/** A link of the app: going to another page is animated, staying on the page with another query is not. */
export function Link(props: ComponentProps<typeof PlainLink>) {
  const here = useLocation().pathname;
  const there = useResolvedPath(props.to).pathname;
  return createElement(PlainLink, { viewTransition: there !== here, ...props });
}
