import { isShown, Text } from '#src/cms/fields/Text.tsx';
import type { WidgetProps } from '#src/cms/widget.ts';
import { Link } from '#src/ui/Link.tsx';
import { ProductCard } from '#src/ui/ProductCard.tsx';
import { Section } from '#src/ui/Section.tsx';
import { SectionHead } from '#src/ui/SectionHead.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import type { widget } from './CardGrid.widget.ts';

type Props = WidgetProps<typeof widget>;

const COLUMNS: Readonly<Record<Props['params']['Columns'], string>> = {
  '4': 'lg:grid-cols-4',
  '3': 'lg:grid-cols-3',
  '2': '',
};

/** A title, an optional subtitle and an optional button around a grid of cards, each a link as a whole. */
export function CardGrid({ fields: { Title, SubTitle, Link: all, items }, params, words }: Props) {
  if (items.length === 0) return null;
  return (
    <Section>
      <Wrap>
        {isShown(Title) && (
          <SectionHead
            title={<Text field={Title} />}
            lead={isShown(SubTitle) ? <Text field={SubTitle} /> : undefined}
            action={
              all.href === '' ? undefined : (
                <Link href={all.href} variant="go">
                  {all.text}
                </Link>
              )
            }
          />
        )}
        <ul className={`grid grid-cols-2 gap-gap ${COLUMNS[params.Columns]}`}>
          {items.map(({ id, fields }) => (
            <li key={id} className={fields.Wide ? 'col-span-2 grid' : 'grid'}>
              <ProductCard
                href={fields.Link.href}
                title={<Text field={fields.Title} />}
                text={isShown(fields.Description) ? <Text field={fields.Description} /> : undefined}
                action={fields.Link.text || words.learn_more}
                ground={fields.BackgroundColor.value}
                image={fields.Image}
                wideImage={fields.Wide ? fields.ImageWide : undefined}
              />
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
