import type { ComponentProps } from 'react';
import * as css from './button.module.css';

/**
 * `outline` for most; `primary` for the one thing a screen is about; `danger` takes something away; `strip` is in the
 * colours of the notice it stands on; `quiet` is words alone.
 */
export type ButtonKind = 'outline' | 'primary' | 'danger' | 'strip' | 'quiet';

const LOOK: Record<ButtonKind, string | undefined> = {
  outline: css.outline,
  primary: css.primary,
  danger: css.danger,
  strip: css.strip,
  quiet: css.quiet,
};

/** The class of a button of `kind`, for a link that looks like one; `more` is the caller's own class. */
export function buttonClass(kind: ButtonKind = 'outline', more?: string): string {
  return [LOOK[kind], more].filter(Boolean).join(' ');
}

type Props = ComponentProps<'button'> & { kind?: ButtonKind };

/** A button as every screen has it, at least 44 px high and wide; it submits nothing unless `type` says so. Paper has none. */
export function Button({ kind, className, ...props }: Props) {
  return <button type="button" className={buttonClass(kind, className)} {...props} />;
}
