import { readGuid } from '#sitecore/definitions/guid.ts';

/** Joins the words of a Sitecore name, each with a capital; only ASCII letters and digits remain. */
export const pascalCase = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Returns `pascalCase` with a small first letter. */
export function camelCase(name: string): string {
  const words = pascalCase(name);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Reserves a unique GraphQL name: `_{guid}` follows one that is taken or empty, `_` precedes a leading digit. */
export function takeName(name: string, id: string, taken: Set<string>): string {
  const legal = /^\d/.test(name) ? `_${name}` : name;
  const unique = legal === '' || taken.has(legal) ? `${legal}_${readGuid(id) ?? id}` : legal;
  taken.add(unique);
  return unique;
}
