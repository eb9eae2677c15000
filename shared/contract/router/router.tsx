import type { ComponentProps, MouseEvent } from 'react';
import {
  type Link as PlainLink,
  type NavLink as PlainNavLink,
  type To,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';

/** Sub-path the site is served below, or nothing: every build sets it. */
declare const BASE: string;

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

export { Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';

/** Whether a link leads to another page: going there is animated, staying on the page with another query is not. */
function useTurns(to: To): boolean {
  const here = useLocation().pathname;
  return useResolvedPath(to).pathname !== here;
}

/**
 * An address with a scheme or a host: `to` below this site where it is this site's, else `href`, which the browser follows
 * by itself.
 */
function wayOf(to: To): { to: To; href?: string } {
  if (typeof to !== 'string' || !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to)) return { to };
  try {
    const { origin, pathname, search, hash } = new URL(to, window.location.href);
    if (origin === window.location.origin && `${pathname}/`.startsWith(`${BASE}/`))
      return { to: pathname.slice(BASE.length) + search + hash };
  } catch {
    // no address at all: the browser says so to whoever follows it
  }
  return { to, href: to };
}

/**
 * A link of the app, with a page transition where it leads to another page. It is ours: react-router's brings the prefetching
 * of its framework and its forms along (docs/decisions/010).
 */
export function Link({
  to: address,
  onClick,
  ...props
}: ComponentProps<typeof PlainLink>): React.JSX.Element {
  const { to, href: elsewhere } = wayOf(address);
  const href = useHref(to, props);
  const go = useLinkClickHandler(to, { viewTransition: useTurns(to), ...props, target: props.target ?? '' });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  const { relative, reloadDocument, replace, state, preventScrollReset, viewTransition, ...others } = props;
  const { prefetch, discover, mask, defaultShouldRevalidate, ...rest } = others;
  const isLeft = elsewhere !== undefined || reloadDocument;
  return <a {...rest} href={elsewhere ?? href} onClick={isLeft ? onClick : follow} />;
}

/** A link of the app that knows when it is the present one; with a page transition as `Link` has it. */
export function NavLink({
  'aria-current': current = 'page',
  caseSensitive,
  className = '',
  end,
  style,
  children,
  ...props
}: ComponentProps<typeof PlainNavLink>): React.JSX.Element {
  const plain = (path: string) => (caseSensitive ? path : path.toLowerCase());
  const here = plain(useLocation().pathname);
  const path = plain(useResolvedPath(props.to, props).pathname);
  const isActive = here === path || (!end && here.startsWith(path.replace(/\/?$/, '/')));
  const shown = { isActive, isPending: false, isTransitioning: false };
  const names =
    typeof className === 'function'
      ? className(shown)
      : [className, isActive && 'active'].filter(Boolean).join(' ');
  return (
    <Link
      {...props}
      aria-current={isActive ? current : undefined}
      className={names}
      style={typeof style === 'function' ? style(shown) : style}
    >
      {typeof children === 'function' ? children(shown) : children}
    </Link>
  );
}
