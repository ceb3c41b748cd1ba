import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { EditedItems } from '#src/features/calculator/editing/EditedLists.tsx';
import { EditedLive, type EditedLiveFields } from '#src/features/calculator/editing/EditedLive.tsx';
import type { ProductPhrases } from './phrases.ts';

interface EditedProductsProps {
  readonly fields: EditedLiveFields & {
    readonly Products: readonly { readonly id: string; readonly fields: { readonly Title: TextValue } }[];
  };
  readonly phrases: Pick<ProductPhrases, 'Select_Your_Product'>;
}

/** Renders a calculator of points in the editor with its list of products. */
export const EditedProducts = ({ fields, phrases }: EditedProductsProps) => (
  <EditedLive fields={fields}>
    <EditedItems title={phrases.Select_Your_Product} items={fields.Products} />
  </EditedLive>
);
