import { ChevronLeft } from 'lucide';
import type { MouseEventHandler } from 'react';
import { Icon } from '../controls/icon';
import * as css from './back-link.module.css';

type Props = {
  href: string;
  text: string;
  onClick?: MouseEventHandler | undefined;
};

/** A link to the page above this page, with an arrow. */
export function BackLinkView({ href, text, onClick }: Props) {
  return (
    <a className={css.back} href={href} onClick={onClick}>
      <Icon of={ChevronLeft} size="1rem" />
      <span>{text}</span>
    </a>
  );
}
