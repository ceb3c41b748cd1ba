import type { ParamsView } from '#sitecore/definitions/params.ts';
import type { cardParams, section, sectionParams } from '#sitecore/definitions/templates/section.ts';
import type { FieldsView } from '#sitecore/definitions/template.ts';
import type { PageFacts } from '#src/cms/widget.ts';

/** Fields of the frame of a section. */
export type SectionFields = FieldsView<typeof section.fields>;

/** Parameters of every section. */
export type SectionParams = ParamsView<typeof sectionParams>;

/** Parameters of a section with cards. */
export type CardParams = ParamsView<typeof cardParams>;

/**
 * Returns the items that a section shows, no more than `NumberOfReturnItems`; all of them in editing. Null for a section
 * without items, which visitors do not see.
 */
export function shownItems<Item>(
  items: readonly Item[],
  { NumberOfReturnItems: limit }: Pick<SectionParams, 'NumberOfReturnItems'>,
  { state }: Pick<PageFacts, 'state'>,
): readonly Item[] | null {
  if (state === 'edit') return items;
  if (items.length === 0) return null;
  return limit > 0 ? items.slice(0, limit) : items;
}
