import type { CSSProperties } from 'react';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { CardLink } from '#src/features/section/CardLink.tsx';
import { Figure } from '#src/features/section/Figure.tsx';
import { Frame } from '#src/features/section/Frame.tsx';
import { shownItems } from '#src/features/section/section-data.ts';
import { Badge } from '#src/ui/text/Badge.tsx';
import { attributesOf } from './attributes-of.ts';
import type { ComparisonBlockProps } from './ComparisonBlock.widget.ts';

type Compared = ComparisonBlockProps['fields']['items'][number];

/** Renders compared items as columns and their attributes as rows; the column of one with a label is marked. */
export function ComparisonBlock({ fields, params, page, phrases }: ComparisonBlockProps) {
  const shown = shownItems(fields.items, params, page);
  if (shown === null) return null;
  const style: CSSProperties & Record<'--items', number> = { '--items': shown.length };
  return (
    <Frame fields={fields} params={params}>
      <div
        className="focus-inset comparison-block"
        role="region"
        aria-label={fields.Title.value || undefined}
        tabIndex={0}
      >
        <table style={style}>
          <thead>
            <tr>
              <td />
              {shown.map((item) => (
                <th key={item.id} scope="col" {...marked(item)}>
                  <ItemHead item={item} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {attributesOf(shown).map((attribute) => (
              <tr key={attribute}>
                <th scope="row">{attribute}</th>
                {shown.map((item) => (
                  <td key={item.id} {...marked(item)}>
                    <AttributeValue item={item} attribute={attribute} missing={phrases.not_included} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {shown.map((item) => (
                <td key={item.id} {...marked(item)}>
                  <CardLink field={item.fields.Link} otherwise={isShown(item.fields.Tag) ? 'button' : 'soft'} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Frame>
  );
}

/** Marks the column of an item with a label. */
const marked = (item: Compared) => isShown(item.fields.Tag) && { 'data-marked': '' };

function ItemHead({ item: { fields } }: { readonly item: Compared }) {
  return (
    <>
      {isShown(fields.Tag) && (
        <Badge tone="warning">
          <Text field={fields.Tag} />
        </Badge>
      )}
      <Figure image={fields.Image} className="compared-art" />
      <Text field={fields.Title} />
    </>
  );
}

interface AttributeValueProps {
  readonly item: Compared;
  readonly attribute: string;
  /** Words for an attribute that the item lacks. */
  readonly missing: string;
}

function AttributeValue({ item: { fields }, attribute, missing }: AttributeValueProps) {
  const found = fields.DetailsList.find(({ name }) => name === attribute);
  return found ? found.value : <span className="not-included">{missing}</span>;
}
