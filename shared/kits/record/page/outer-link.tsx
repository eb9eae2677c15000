type Props = {
  /** null where there is none that may be followed */
  href: string | null | undefined;
  children: string;
};

/** Text that leads out of the app where its address may be followed. */
export function OuterLink({ href, children }: Props) {
  if (!href) return <span>{children}</span>;
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
