import type { TextValue } from '#sitecore/definitions/fields/text.ts';

/** Author's fields with the upper limits of the cashback of all categories. */
export const CAPS = ['MaxMonthlyCashback', 'MaxYearlyCashback'] as const;

/** Returns the texts of some of the author's fields, which the rules parse. */
export function textsIn<Name extends string>(
  fields: Readonly<Record<Name, TextValue>>,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const texts = Object.fromEntries(names.map((name) => [name, fields[name].value]));
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- it has each of the names
  return texts as Readonly<Record<Name, string>>;
}
