import { Button, controlClass, Icon } from '@court/ui';
import { Search } from 'lucide';
import type { FormHTMLAttributes } from 'react';
import { homeFirstMessages } from '../messages/home-messages';
import * as css from './home-page.module.css';

type Props = {
  /** address of the search */
  path: string;
  onSubmit?: FormHTMLAttributes<HTMLFormElement>['onSubmit'];
};

/** The search field of home. Without the app, the browser itself sends the form to the search. */
export function FindView({ path, onSubmit }: Props) {
  return (
    <search>
      <form className={css.find} action={BASE + path} onSubmit={onSubmit}>
        <input type="hidden" name="in" value="all" />
        <input
          className={controlClass(css.field)}
          type="search"
          name="q"
          aria-label={homeFirstMessages('find')}
          placeholder={homeFirstMessages('findHint')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button kind="primary" type="submit">
          <Icon of={Search} size="1rem" />
          <span>{homeFirstMessages('find')}</span>
        </Button>
      </form>
    </search>
  );
}
