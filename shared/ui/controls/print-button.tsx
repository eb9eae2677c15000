import { deviceAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { Printer } from 'lucide';
import type { ReactNode } from 'react';
import { Button, type ButtonKind } from './button';
import { Icon } from './icon';

type Props = {
  children: ReactNode;
  kind?: ButtonKind;
  className?: string | undefined;
  hasIcon?: boolean;
  /** called instead of printing the page */
  print?: () => void;
};

/** Prints the page. Renders nothing in the apps, whose web views cannot print. */
export function PrintButton({ children, kind, className, hasIcon = false, print }: Props) {
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  if (isNative) return null;
  return (
    <Button
      {...(kind && { kind })}
      {...(className && { className })}
      onClick={() => (print ? print() : window.print())}
    >
      {hasIcon && <Icon of={Printer} size="1rem" />}
      <span>{children}</span>
    </Button>
  );
}
