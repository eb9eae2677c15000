/** What reads and writes the lists on the device: one file for all who need it, after the first screen. */
export const keepingLists = () => import(/* webpackChunkName: "lists" */ './keep-lists');
