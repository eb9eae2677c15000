import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchPath } from '../page/search-path';
import { FindView } from './find-view';

/** The search field of home and of an unknown address. Opens the search area with the typed text. */
export function Find({ path }: { path: string }) {
  const navigate = useNavigate();
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(searchPath(path, typed), { viewTransition: true });
  };
  return <FindView path={path} onSubmit={go} />;
}
