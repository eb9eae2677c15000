// The small parts that browsers get, in one file.
export { noPush } from './no-push';
export { officeGeocoder } from './office-geocoder';
export { pageSplash } from './page-splash';
