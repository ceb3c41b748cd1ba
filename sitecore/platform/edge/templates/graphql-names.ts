import { readGuid } from '#sitecore/definitions/guid.ts';

/** The words of a Sitecore name joined, each with a capital; nothing but ASCII letters and digits. */
export const pascalCase = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** The same with a small first letter. */
export function camelCase(name: string): string {
  const words = pascalCase(name);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Takes a name; one that is taken or empty gets `_{guid}` behind it, one that begins with a digit `_` before it. */
export function takeName(name: string, id: string, taken: Set<string>): string {
  const legal = /^\d/.test(name) ? `_${name}` : name;
  const unique = legal === '' || taken.has(legal) ? `${legal}_${readGuid(id) ?? id}` : legal;
  taken.add(unique);
  return unique;
}
