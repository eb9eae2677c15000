import type { MenuItem } from '@court/contract';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchPath } from '../page/search-path';
import { FindView } from './find-view';

/** The search field of home. Opens the search area with the typed text. */
export function Find({ item }: { item: MenuItem }) {
  const navigate = useNavigate();
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(searchPath(item, typed), { viewTransition: true });
  };
  return <FindView path={item.path} onSubmit={go} />;
}
