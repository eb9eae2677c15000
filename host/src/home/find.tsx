import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchPath, useAreaItems } from '../menu/area-menu';
import { FindView } from './find-view';

/** The search field of home. Opens the search area with the typed text. */
export function Find() {
  const { search: item } = useAreaItems();
  const navigate = useNavigate();
  if (!item) return null;
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(searchPath(item, typed), { viewTransition: true });
  };
  return <FindView path={item.path} onSubmit={go} />;
}
