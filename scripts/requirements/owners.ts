import { z } from 'zod';
import { type Diagnostic } from './diagnostics.ts';
import { areaOf, type Row } from './rows.ts';

export const OWNERS = ['shell', 'calculators', 'listings', 'sections', 'services', 'forms'] as const;

/** A part of the site that rows of the shared areas are given to. */
export type Owner = (typeof OWNERS)[number];

export const ownedIdsSchema = z.strictObject({
  shell: z.array(z.string()),
  calculators: z.array(z.string()),
  listings: z.array(z.string()),
  sections: z.array(z.string()),
  services: z.array(z.string()),
  forms: z.array(z.string()),
});

/** Ids of the shared areas by the owner that proves them. */
export type OwnedIds = z.infer<typeof ownedIdsSchema>;

const SHARED_AREAS = ['DATA', 'QUERY', 'ERR', 'LIMIT'];
const LOCATION = 'docs/requirements/owners.yml';

/** Tells if the rows of this id's area are given to owners one by one. */
export const isShared = (id: string): boolean => SHARED_AREAS.includes(areaOf(id));

/** Tells if a word names an owner. */
export const isOwner = (word: string): word is Owner => OWNERS.some((owner) => owner === word);

/** Returns the errors of the owners: a shared row without an owner or with two, an owned id that is no shared row. */
export function ownerDiagnostics(rows: readonly Row[], ownedIds: OwnedIds): Diagnostic[] {
  const messages: string[] = [];
  const known = new Set(rows.map((row) => row.id));
  const ownersOf = new Map<string, Owner[]>();
  for (const owner of OWNERS) {
    for (const id of ownedIds[owner]) ownersOf.set(id, [...(ownersOf.get(id) ?? []), owner]);
  }
  for (const [id, owners] of ownersOf) {
    if (!known.has(id)) messages.push(`${id} (${owners.join(', ')}) is no requirement`);
    else if (!isShared(id))
      messages.push(`${id} belongs whole to ${areaOf(id)}: only ${SHARED_AREAS.join(', ')} have owners`);
    if (owners.length > 1) messages.push(`${id} has more than one owner: ${owners.join(', ')}`);
  }
  for (const { id } of rows) {
    if (isShared(id) && !ownersOf.has(id)) messages.push(`${id} has no owner: give it to one of ${OWNERS.join(', ')}`);
  }
  return messages.map((message) => ({ location: LOCATION, message }));
}
