export { firstSearch } from './first-search';
