import { z } from 'zod';
import { type Fault } from './faults.ts';
import { areaOf, type Row } from './rows.ts';

export const WINGS = ['shell', 'calculators', 'listings', 'sections', 'services', 'forms'] as const;

export type Wing = (typeof WINGS)[number];

export const ownersSchema = z.strictObject({
  shell: z.array(z.string()),
  calculators: z.array(z.string()),
  listings: z.array(z.string()),
  sections: z.array(z.string()),
  services: z.array(z.string()),
  forms: z.array(z.string()),
});

/** The ids that each wing proves, of the areas that cross the whole site. */
export type Owners = z.infer<typeof ownersSchema>;

const SHARED_AREAS = ['DATA', 'QUERY', 'ERR', 'LIMIT'];
const PLACE = 'docs/requirements/owners.yml';

/** Whether the rows of this id's area are given to wings one by one. */
export const isShared = (id: string): boolean => SHARED_AREAS.includes(areaOf(id));

/** Whether a word names a wing. */
export const isWing = (word: string): word is Wing => WINGS.some((wing) => wing === word);

/** What is wrong with the owners: a shared row without owner or with two, an owned id that is no shared row. */
export function ownerFaults(rows: readonly Row[], owners: Owners): Fault[] {
  const messages: string[] = [];
  const known = new Set(rows.map((row) => row.id));
  const wingsOf = new Map<string, Wing[]>();
  for (const wing of WINGS) {
    for (const id of owners[wing]) wingsOf.set(id, [...(wingsOf.get(id) ?? []), wing]);
  }
  for (const [id, wings] of wingsOf) {
    if (!known.has(id)) messages.push(`${id} (${wings.join(', ')}) is no requirement`);
    else if (!isShared(id))
      messages.push(`${id} belongs whole to ${areaOf(id)}: only ${SHARED_AREAS.join(', ')} have owners`);
    if (wings.length > 1) messages.push(`${id} has more than one owner: ${wings.join(', ')}`);
  }
  for (const { id } of rows) {
    if (isShared(id) && !wingsOf.has(id)) messages.push(`${id} has no owner: give it to one of ${WINGS.join(', ')}`);
  }
  return messages.map((message) => ({ place: PLACE, message }));
}
