import type { IconNode } from 'lucide';

type Props = {
  /** shape, as the package lucide draws it */
  of: IconNode;
  /** length of CSS: width and height */
  size: string;
  strokeWidth?: number;
  className?: string | undefined;
};

/** A picture that says nothing to those who listen; it has the colour of the text around it. */
export function Icon({ of, size, strokeWidth = 2, className }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {of.map(([tag, attributes]) => {
        const Shape = tag as 'path';
        return <Shape key={JSON.stringify(attributes)} {...attributes} />;
      })}
    </svg>
  );
}
