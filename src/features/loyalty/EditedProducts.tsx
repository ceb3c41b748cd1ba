import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { EditedChoices } from '#src/features/calculator/editing/EditedCalculator.tsx';
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
    <EditedChoices title={phrases.Select_Your_Product}>
      {fields.Products.map(({ id, fields: { Title } }) => (
        <li key={id}>
          <Text field={Title} />
        </li>
      ))}
    </EditedChoices>
  </EditedLive>
);
