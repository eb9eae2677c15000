import * as toolbarCss from '../controls/toolbar.module.css';
import { unofficialMessages } from '../messages/shared-messages';
import * as noticeCss from '../parts/notice.module.css';
import * as unofficialCss from '../parts/unofficial.module.css';
import { element } from './elements';

/** Controls in a line, as Toolbar draws one without a label. */
export const toolbar = (...controls: readonly Node[]) =>
  element('div', { css: toolbarCss.toolbar }, ...controls);

/** Stands where a list or a record would be, as Notice draws it. */
export const notice = (title: string, ...children: readonly Node[]) =>
  element('div', { css: noticeCss.notice }, element('p', { css: noticeCss.title }, title), ...children);

/** As Unofficial; `site`: the court's own. */
export const unofficial = (site: string) =>
  element(
    'p',
    { css: unofficialCss.unofficial },
    `${unofficialMessages('copy')} `,
    element('a', { css: unofficialCss.link, href: site, rel: 'noreferrer' }, unofficialMessages('site')),
  );
