export { Fragment, jsx as jsxDEV } from './jsx-runtime';
