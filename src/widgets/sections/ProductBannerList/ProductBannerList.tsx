import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { CardLink } from '#src/features/section/CardLink.tsx';
import { Figure } from '#src/features/section/Figure.tsx';
import { Frame, levelIn } from '#src/features/section/Frame.tsx';
import { shownItems } from '#src/features/section/section-data.ts';
import { Heading } from '#src/ui/text/Heading.tsx';
import { categoriesOf } from './categories-of.ts';
import type { ProductBannerListProps } from './ProductBannerList.widget.ts';

type Product = ProductBannerListProps['fields']['items'][number];

/** Level of the headings below one of a category. */
const BELOW = { 2: 3, 3: 4 } as const;

/** Renders products by category; the categories are those that the products name, in order of first appearance. */
export function ProductBannerList({ fields, params, page }: ProductBannerListProps) {
  const shown = shownItems(fields.items, params, page);
  if (shown === null) return null;
  const level = levelIn(fields);
  if (page.state === 'edit')
    return (
      <Frame fields={fields} params={params}>
        <Products products={shown} level={level} edited />
      </Frame>
    );
  return (
    <Frame fields={fields} params={params}>
      {categoriesOf(shown).map(({ category, items }) => (
        <div key={category} className="product-group">
          {category !== '' && (
            <Heading level={level} size="lg" className="product-group-name">
              {category}
            </Heading>
          )}
          <Products products={items} level={category === '' ? level : BELOW[level]} />
        </div>
      ))}
    </Frame>
  );
}

interface ProductsProps {
  readonly products: readonly Product[];
  readonly level: 2 | 3 | 4;
  /** Shows the category of each product, so that it can be edited. */
  readonly edited?: boolean;
}

function Products({ products, level, edited = false }: ProductsProps) {
  return (
    <ul className="product-list">
      {products.map(({ id, fields }) => (
        <li key={id} className="listed-product">
          <Figure image={fields.ImageUrl} background={fields.BackgroundColor.value} className="listed-product-art" />
          <div>
            {edited && <Text field={fields.Category} />}
            <Heading level={level} size="lg">
              <Text field={fields.BannerTitle} />
            </Heading>
            {isShown(fields.BannerSubTitle) && (
              <p>
                <Text field={fields.BannerSubTitle} />
              </p>
            )}
          </div>
          {fields.DetailsList.length > 0 && (
            <dl>
              {fields.DetailsList.map(({ name, value }, index) => (
                <div key={`${name}-${index}`}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <CardLink field={fields.CallToActionLink} otherwise="soft" />
        </li>
      ))}
    </ul>
  );
}
