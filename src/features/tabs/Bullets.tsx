import type { NameValue } from '#sitecore/definitions/fields/name-value-list.ts';

/** Renders the details of a card as a bulleted list; nothing without details. */
export function Bullets({ details }: { readonly details: readonly NameValue[] }) {
  if (details.length === 0) return null;
  return (
    <ul className="bullets mt-3 grid gap-1 text-sm text-text-2">
      {details.map(({ name, value }) => (
        <li key={name}>{value}</li>
      ))}
    </ul>
  );
}
