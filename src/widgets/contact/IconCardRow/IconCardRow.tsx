import { isReady, leadTo, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import type { WidgetProps } from '#src/cms/widget.ts';
import { Card } from '#src/ui/Card.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { iconNamed } from '#src/ui/icon-named.ts';
import { Link } from '#src/ui/Link.tsx';
import { Section } from '#src/ui/Section.tsx';
import { SectionHead } from '#src/ui/SectionHead.tsx';
import { StarIcon } from '#src/ui/StarIcon.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import type { widget } from './IconCardRow.widget.ts';

/** Cards with an icon, four in a row where there is room. */
export function IconCardRow({ fields: { Title, items }, page }: WidgetProps<typeof widget>) {
  if (items.length === 0 && page.state !== 'edit') return null;
  const named = isShown(Title);
  return (
    <Section>
      <Wrap>
        {named && <SectionHead title={<Text field={Title} />} />}
        <ul className="grid gap-gap sm:grid-cols-2 lg:grid-cols-4">
          {items.map(({ id, fields }) => (
            <li key={id} className="grid">
              <Card className="flex flex-col">
                <StarIcon name={iconNamed(fields.Icon.value)} className="mb-4" />
                <Heading level={named ? 3 : 2} size="lg">
                  <Text field={fields.Title} />
                </Heading>
                {isShown(fields.Description) && (
                  <p className="mt-1 text-sm text-pretty text-text-2">
                    <Text field={fields.Description} />
                  </p>
                )}
                {isReady(fields.Link) && (
                  <p className="mt-auto pt-3">
                    <Link {...leadTo(fields.Link)} variant="go">
                      <LinkText field={fields.Link} />
                    </Link>
                  </p>
                )}
              </Card>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
