import { type Appear, sourceTrusteeSchema } from '@court/domain';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { APPEARANCES, standingAppearances } from './plan-reference';

const trustee = (name: string, appear?: Partial<Appear>) => v.parse(sourceTrusteeSchema, { name, appear });

it('each trustee’s usual details are found by the id that records derive from the name', () => {
  const standing = standingAppearances([
    trustee('José Ruiz', { mode: 'video', meetingId: '123 456 7890' }),
    trustee('Ann Alder'),
  ]);
  expect([...standing.keys()]).toEqual(['t-jose-ruiz']);
  expect(standing.get('t-jose-ruiz')).toMatchObject({ mode: 'video', meetingId: '123 456 7890', url: null });
});

it('a trustee’s details from an earlier file stay until a file names the trustee again', () => {
  const [zoom, phone] = (['video', 'phone'] as const).map((mode) => ({ mode }));
  const stored = {
    [APPEARANCES]: {
      't-ann': JSON.stringify(zoom),
      't-bo': JSON.stringify(zoom),
      't-cy': JSON.stringify(zoom),
    },
  };
  const standing = standingAppearances([trustee('Bo', phone), trustee('Cy')], stored);
  expect([...standing].map(([id, { mode }]) => [id, mode])).toEqual([
    ['t-ann', 'video'],
    ['t-bo', 'phone'],
  ]);
});
