/** Degrees, WGS 84. */
export type Position = { lat: number; lng: number };

/** Something with a name at a position. */
export type GeocodedPlace = Position & {
  /** address in one line, or an office's name */
  name: string;
  /** as the device names it, e.g. 'Bexar County'; null where it does not */
  county: string | null;
  /** id in offices11 where the place is an office of the court */
  office: string | null;
};

export type Geocoder = {
  /** `address`: addresses can be looked up, and positions get one. `office`: positions get the court's nearest office. */
  readonly kind: 'address' | 'office';
  /** Where `address` lies; null where nothing is found or addresses cannot be looked up. */
  forward(address: string): Promise<GeocodedPlace | null>;
  /** What lies at a position, by `kind`; null where nothing is found. */
  reverse(at: Position): Promise<GeocodedPlace | null>;
  /** Where the reader is. Asks; throws PermissionDeniedError, NotAvailableError, DeviceFailedError. */
  here(): Promise<Position>;
};
