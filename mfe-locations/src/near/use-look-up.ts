import { deviceAtom, type GeocodedPlace, type Geocoder, type Position } from '@court/contract';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import type { OfficeFacts } from '../offices/office-facts';
import { officeWords } from '../offices/office-words';
import { nearestOffice } from './nearest-office';

type Found = { office: OfficeFacts; miles: number };
type LookUp = { isBusy: boolean; said: string[]; found: Found | null };

const IDLE: LookUp = { isBusy: false, said: [], found: null };
/** The device's errors, whose messages are sentences for the reader. */
const TOLD = ['PermissionDeniedError', 'NotAvailableError', 'DeviceFailedError'];

const failureMessage = (error: unknown) =>
  error instanceof Error && TOLD.includes(error.name) ? error.message : officeWords('near.failed');

function milesIn(miles: number): string {
  const whole = Math.round(miles);
  return whole === 0 ? officeWords('near.close') : officeWords('near.miles', { miles: whole });
}

/** The nearest office to a position, in sentences; `from` is what the device calls the position. */
function answerOf(offices: readonly OfficeFacts[], at: Position, from: string[]): LookUp {
  const found = nearestOffice(offices, at);
  if (!found) return { ...IDLE, said: [officeWords('near.unplaced')] };
  const { office, miles } = found;
  return {
    isBusy: false,
    found,
    said: [officeWords('near.nearest', { office: office.name, miles: milesIn(miles) }), ...from],
  };
}

/** What the device calls a position: an address where it can tell; that it cannot does not spoil the distance. */
async function nameOf(geocoder: Geocoder, at: Position): Promise<string[]> {
  if (geocoder.kind !== 'address') return [];
  const place = await geocoder.reverse(at).catch(() => null);
  return [place?.name ? officeWords('near.place', { place: placeIn(place) }) : officeWords('near.placeless')];
}

const placeIn = ({ name, county }: GeocodedPlace) => (county ? `${name} (${county})` : name);

/** Looks for the office nearest to the reader, or to an address; a later question replaces an earlier one. */
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
    ask(officeWords('near.asking'), async (geocoder) => {
      const at = await geocoder.here();
      return answerOf(offices, at, await nameOf(geocoder, at));
    });
  const findAddress = (address: string) =>
    ask(officeWords('near.looking'), async (geocoder) => {
      const place = await geocoder.forward(address);
      if (!place) return { ...IDLE, said: [officeWords('near.notFound', { address })] };
      const name = placeIn(place) || address;
      return answerOf(offices, place, [officeWords('near.place', { place: name })]);
    });
  return { ...lookUp, findMe, findAddress };
}
