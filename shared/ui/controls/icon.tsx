import type { IconNode } from 'lucide';
import type { CSSProperties } from 'react';
import * as css from './icon.module.css';

type Props = {
  /** shape from the lucide package */
  of: IconNode;
  /** CSS length, both width and height */
  size: string;
  strokeWidth?: number;
  className?: string | undefined;
};

/** A decorative icon in the text's color. Screen readers ignore it. */
export function Icon({ of, size, strokeWidth = 2, className }: Props) {
  return (
    <svg
      className={[css.icon, className].filter(Boolean).join(' ')}
      style={{ '--icon': size } as CSSProperties}
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
