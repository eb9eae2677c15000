import { sharedMessages } from '@court/domain/words';
import type { ReactNode } from 'react';
import * as css from './star-button.module.css';

type Props = {
  /** case number and title */
  label: string;
  /** null if that is not known */
  isOn?: boolean | null;
  className?: string | undefined;
  onClick?: () => void;
  children?: ReactNode;
};

/** A star that is pressed or not, or a button with text instead. */
export function StarView({ label, isOn = false, className = css.star, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isOn ?? undefined}
      aria-label={sharedMessages('star', { label })}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
