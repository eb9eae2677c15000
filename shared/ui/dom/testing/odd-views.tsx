import type { CSSProperties, ReactNode } from 'react';

type Props = { children?: ReactNode; label?: string | null };

const Named = ({ children, label = null }: Props) => (
  <div title={label ?? undefined}>
    {label && <b>{label}</b>}
    {children}
  </div>
);

const Nothing = () => null;

const Pair = () => (
  <>
    <b>c</b>d
  </>
);

const NO_TEXT: string = '';
const HOSTILE = '<img src=x onerror=alert(1)> & "quotes"';

/** Views with every kind of element, attribute and child, by description. */
export const ODD_VIEWS: Record<string, () => ReactNode> = {
  'text beside text': () => (
    <p>
      {'one'} {2}
      {NO_TEXT}
      {0}
    </p>
  ),
  'children that render nothing': () => (
    <div>
      {null}
      {undefined}
      {false}
      {true}
      <Nothing />
      {[]}
    </div>
  ),
  'nested lists and fragments': () => (
    <ul>
      {[1, 2].map((n) => (
        <li key={n}>
          <i>{n}</i>
          {[['a'], 'b']}
          <Pair />
        </li>
      ))}
    </ul>
  ),
  'a view in a view': () => (
    <Named label="Name">
      <Named>
        <em>x</em>
      </Named>
    </Named>
  ),
  'hostile text': () => (
    <p title={HOSTILE} data-text={HOSTILE}>
      {HOSTILE}
    </p>
  ),
  'attributes with another name in HTML': () => (
    <form className="a b" acceptCharset="utf-8">
      <label htmlFor="field">x</label>
      <input id="field" tabIndex={-1} maxLength={3} readOnly autoComplete="off" enterKeyHint="search" />
      <time dateTime="2026-11-23">today</time>
    </form>
  ),
  'booleans as attributes and as words': () => (
    <button
      type="button"
      disabled
      hidden={false}
      aria-pressed={false}
      aria-hidden
      data-on={true}
      data-off={false}
      draggable={false}
      spellCheck={false}
    >
      x
    </button>
  ),
  'attributes without a value': () => (
    <a href="/x" title={undefined} data-x={undefined} data-empty="">
      x
    </a>
  ),
  'numbers, styles with and without units, and custom properties': () => (
    <div
      style={
        { marginTop: 3, opacity: 0.5, zIndex: 2, '--rows': 4, color: undefined, height: 0 } as CSSProperties
      }
    >
      x
    </div>
  ),
  'an undefined style': () => <p style={undefined}>x</p>,
  'a picture': () => (
    <svg viewBox="0 0 24 24" strokeWidth={2} strokeLinecap="round" className="icon" aria-hidden>
      <path d="M5 12h14" fillRule="evenodd" />
      <circle cx={12} cy={12} r={10} />
    </svg>
  ),
  'fields with their first values': () => (
    <form>
      <input type="checkbox" defaultChecked />
      <input defaultValue="typed" />
      <textarea defaultValue="lines" />
    </form>
  ),
  'a choice': () => (
    <select defaultValue="b">
      <option value="a">A</option>
      <option value="b">B</option>
    </select>
  ),
};
