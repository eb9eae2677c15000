/** What is wanted when something failed, or another area's release is. Asked for at leisure, so that it is there when the network is not. */
export const recovery = () => import(/* webpackChunkName: "recovery" */ './recover-area');

/** What looks after the page from its first paint on, in the same file. */
export const watching = () => import(/* webpackChunkName: "recovery" */ './watch-page');
