import type { Appear } from '../source/source-record';

/** A room in which hearings are held from a day on, YYYY-MM-DD. */
export type Courtroom = { name: string; from: string };

/** A place where the court sits, as in `offices11/<id>`. */
export type Office = {
  name: string;
  /** IANA zone of every time printed for this office, e.g. America/Denver */
  timeZone: string;
  /** the court's own office code */
  code?: string;
  staffed?: boolean;
  address?: { street: string; city: string; state: string; zip: string };
  phone?: string;
  hours?: string;
  lat?: number;
  lng?: number;
  note?: string;
  courtrooms?: Courtroom[];
  /** names of the counties it serves, without the word, and where that stands or what of it is assumed */
  counties?: string[];
  countiesSource?: string;
};

/** As in `judges11/<id>`. */
export type Judge = { name: string; initials?: string; procedures?: string; deputy?: string };

/** As in `trustees11/<id>`. */
export type Trustee = {
  name: string;
  phone?: string;
  /** how to appear at this trustee's 341 meetings, where a meeting does not say; null and empty fields are absent */
  appear?: Partial<Appear> & Pick<Appear, 'mode'>;
};

/** When what was last published, as in `lastUpdated11`: epoch milliseconds, UTC. */
export type LastUpdated = {
  hearings?: number;
  meetings?: number;
  reference?: number;
  /** raised by one with every publication that changed anything; written last */
  version: number;
  /** the last time a publisher looked, whether or not anything had changed */
  checkedAt: number;
};
