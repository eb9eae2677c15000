/** What is wanted only when something failed. Asked for at leisure, so that it is there when the network is not. */
export const recovery = () => import(/* webpackChunkName: "recovery" */ './recover-area');

/** What looks after the page from its first paint on, in the same file. */
export const watching = () => import(/* webpackChunkName: "recovery" */ './watch-page');
