export { firstRecord } from './first-record';
