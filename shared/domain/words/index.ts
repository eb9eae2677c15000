export { alertMessages } from './alert-messages';
export { type ChangeFact, type ChangeNames, changeFacts } from './change-facts';
export { changeMessages } from './change-messages';
export { sharedMessages, trusteeWords, wordFor } from './shared-messages';
