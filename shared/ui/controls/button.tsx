import type { ComponentProps } from 'react';
import * as css from './button.module.css';

/**
 * `outline`: the default. `primary`: the screen's main action. `danger`: deletes something. `strip`: has the colors of
 * the notice around it. `quiet`: only text.
 */
export type ButtonKind = 'outline' | 'primary' | 'danger' | 'strip' | 'quiet';

const LOOK: Record<ButtonKind, string | undefined> = {
  outline: css.outline,
  primary: css.primary,
  danger: css.danger,
  strip: css.strip,
  quiet: css.quiet,
};

/** The class of a button of `kind`, for a link that looks like a button. `more` is the caller's own class. */
export function buttonClass(kind: ButtonKind = 'outline', more?: string): string {
  return [LOOK[kind], more].filter(Boolean).join(' ');
}

type Props = ComponentProps<'button'> & { kind?: ButtonKind };

/**
 * The standard button, at least 44 px high and wide. Its default type is `button`, so it does not submit a form.
 * Hidden in print.
 */
export function Button({ kind, className, ...props }: Props) {
  return <button type="button" className={buttonClass(kind, className)} {...props} />;
}
