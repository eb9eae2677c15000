import { deviceAtom, type GeocodedPlace, type Geocoder, type Position } from '@court/contract';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { officeMessages } from '../messages/office-messages';
import type { OfficeFacts } from './office-facts';

/** Mean radius of the earth, in miles. */
const EARTH_MILES = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in miles (haversine formula). */
function milesBetween(from: Position, to: Position): number {
  const lat = Math.sin(radians(to.lat - from.lat) / 2);
  const lng = Math.sin(radians(to.lng - from.lng) / 2);
  const part = lat * lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lng * lng;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** The office nearest to a position, with its distance. Null if no office has a known position. */
function nearestOffice(
  offices: readonly OfficeFacts[],
  at: Position,
): { office: OfficeFacts; miles: number } | null {
  let nearest: { office: OfficeFacts; miles: number } | null = null;
  for (const office of offices) {
    if (!office.position) continue;
    const miles = milesBetween(at, office.position);
    if (!nearest || miles < nearest.miles) nearest = { office, miles };
  }
  return nearest;
}

type Found = { office: OfficeFacts; miles: number };
type LookUp = { isBusy: boolean; said: string[]; found: Found | null };

const IDLE: LookUp = { isBusy: false, said: [], found: null };
/** Errors of the device whose messages are written for the reader. */
const TOLD = ['PermissionDeniedError', 'NotAvailableError', 'DeviceFailedError'];

const failureMessage = (error: unknown) =>
  error instanceof Error && TOLD.includes(error.name) ? error.message : officeMessages('near.failed');

function milesIn(miles: number): string {
  const whole = Math.round(miles);
  return whole === 0 ? officeMessages('near.close') : officeMessages('near.miles', { miles: whole });
}

/** Sentences about the office nearest to a position. `from`: the device's name for the position. */
function answerOf(offices: readonly OfficeFacts[], at: Position, from: string[]): LookUp {
  const found = nearestOffice(offices, at);
  if (!found) return { ...IDLE, said: [officeMessages('near.unplaced')] };
  const { office, miles } = found;
  return {
    isBusy: false,
    found,
    said: [officeMessages('near.nearest', { office: office.name, miles: milesIn(miles) }), ...from],
  };
}

/** The device's address for a position. Empty if the device has none, so that the distance is still shown. */
async function nameOf(geocoder: Geocoder, at: Position): Promise<string[]> {
  if (geocoder.kind !== 'address') return [];
  const place = await geocoder.reverse(at).catch(() => null);
  return [
    place?.name ? officeMessages('near.place', { place: placeIn(place) }) : officeMessages('near.placeless'),
  ];
}

const placeIn = ({ name, county }: GeocodedPlace) => (county ? `${name} (${county})` : name);

/** Finds the office nearest to the reader or to an address. A later request replaces an earlier one. */
export function useLookUp(offices: readonly OfficeFacts[]) {
  const device = useAtomValue(deviceAtom);
  const [lookUp, setLookUp] = useState(IDLE);
  const asked = useRef(0);

  async function ask(waiting: string, answer: (geocoder: Geocoder) => Promise<LookUp>): Promise<void> {
    if (!device || lookUp.isBusy) return;
    asked.current += 1;
    const own = asked.current;
    setLookUp({ isBusy: true, said: [waiting], found: null });
    const come = await device
      .geocoder()
      .then(answer)
      .catch((error: unknown) => ({ ...IDLE, said: [failureMessage(error)] }));
    if (asked.current === own) setLookUp(come);
  }

  const findMe = () =>
    ask(officeMessages('near.asking'), async (geocoder) => {
      const at = await geocoder.here();
      return answerOf(offices, at, await nameOf(geocoder, at));
    });
  const findAddress = (address: string) =>
    ask(officeMessages('near.looking'), async (geocoder) => {
      const place = await geocoder.forward(address);
      if (!place) return { ...IDLE, said: [officeMessages('near.notFound', { address })] };
      const name = placeIn(place) || address;
      return answerOf(offices, place, [officeMessages('near.place', { place: name })]);
    });
  return { ...lookUp, findMe, findAddress };
}
