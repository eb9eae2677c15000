/** Degrees, WGS 84. */
export type Position = { lat: number; lng: number };

/** A named place at a position. */
export type GeocodedPlace = Position & {
  /** address in one line, or an office's name */
  name: string;
  /** the device's name of the county, e.g. 'Bexar County'; null if unknown */
  county: string | null;
  /** id in offices11 if the place is an office of the court */
  office: string | null;
};

export type Geocoder = {
  /** `address`: addresses can be looked up, and positions get one. `office`: positions get the court's nearest office. */
  readonly kind: 'address' | 'office';
  /** The position of `address`. Null if it is not found, or if addresses cannot be looked up. */
  forward(address: string): Promise<GeocodedPlace | null>;
  /** The place at a position, depending on `kind`. Null if nothing is found. */
  reverse(at: Position): Promise<GeocodedPlace | null>;
  /** The reader's position. Asks for permission. Throws PermissionDeniedError, NotAvailableError, DeviceFailedError. */
  here(): Promise<Position>;
};
