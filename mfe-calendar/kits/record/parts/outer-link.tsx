type Props = {
  /** null if there is no safe address */
  href: string | null | undefined;
  children: string;
};

/** A link out of the app, or plain text without a safe address. */
export function OuterLink({ href, children }: Props) {
  if (!href) return <span>{children}</span>;
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
