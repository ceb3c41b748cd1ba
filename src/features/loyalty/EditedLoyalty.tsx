import type { ReactNode } from 'react';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { ApplyNow } from '#src/features/calculator/result/ApplyNow.tsx';
import { EditedCalculator, EditedChoices } from '#src/features/calculator/editing/EditedCalculator.tsx';
import type { ProductPhrases } from './phrases.ts';

interface EditedLoyaltyProps {
  readonly fields: { readonly Title: TextValue; readonly SubTitle: TextValue; readonly ApplyNow: LinkValue };
  readonly children?: ReactNode;
}

/** Renders a calculator of points in the editor. */
export const EditedLoyalty = ({ fields, children }: EditedLoyaltyProps) => (
  <EditedCalculator title={<Text field={fields.Title} />}>
    <p className="mt-1.5 text-text-2">
      <Text field={fields.SubTitle} />
    </p>
    {children}
    <div className="mt-6 empty:hidden">
      <ApplyNow field={fields.ApplyNow} kind="accent" />
    </div>
  </EditedCalculator>
);

interface EditedProductsProps extends Omit<EditedLoyaltyProps, 'fields'> {
  readonly fields: EditedLoyaltyProps['fields'] & {
    readonly Products: readonly { readonly id: string; readonly fields: { readonly Title: TextValue } }[];
  };
  readonly phrases: Pick<ProductPhrases, 'Select_Your_Product'>;
}

/** Renders a calculator of points in the editor with its list of products. */
export const EditedProducts = ({ fields, phrases }: EditedProductsProps) => (
  <EditedLoyalty fields={fields}>
    <EditedChoices title={phrases.Select_Your_Product}>
      {fields.Products.map(({ id, fields: { Title } }) => (
        <li key={id}>
          <Text field={Title} />
        </li>
      ))}
    </EditedChoices>
  </EditedLoyalty>
);
