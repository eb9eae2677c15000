export { Fragment, type JSX, jsx as jsxDEV } from './jsx-runtime';
