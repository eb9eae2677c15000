/** What is wanted only when something failed. Asked for at leisure, so that it is there when the network is not. */
export const recovery = () => import(/* webpackChunkName: "recovery" */ './recover-area');
