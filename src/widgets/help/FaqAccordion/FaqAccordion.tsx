import { isLinked, leadTo, LinkText } from '#src/cms/fields/LinkText.tsx';
import { RichText } from '#src/cms/fields/RichText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import type { WidgetProps } from '#src/cms/widget.ts';
import { Accordion } from '#src/ui/Accordion.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import type { widget } from './FaqAccordion.widget.ts';

type Props = WidgetProps<typeof widget>;

/** Questions of which at most one is open: native disclosures of one name, so that it needs no script. */
export function FaqAccordion({ uid, fields, page }: Props) {
  const edited = page.state === 'edit';
  if (fields.items.length === 0 && !edited) return null;
  const items = fields.items.map((item) => ({
    id: item.id,
    title: <Text field={item.fields.Question} />,
    content: <Answer item={item.fields} />,
  }));
  const head = isShown(fields.Title) || isShown(fields.Description);
  return (
    <Section>
      <Wrap
        className={
          head ? 'grid items-start gap-x-[clamp(2rem,1rem+5vw,6rem)] gap-y-8 lg:grid-cols-[minmax(0,24rem)_1fr]' : ''
        }
      >
        {head && <Head fields={fields} />}
        <Accordion name={`faq-${uid}`} items={items} unfolded={edited} />
      </Wrap>
    </Section>
  );
}

function Head({ fields: { Title, Description, Link } }: Pick<Props, 'fields'>) {
  return (
    <div>
      {isShown(Title) && (
        <Heading level={2} size="2xl">
          <Text field={Title} />
        </Heading>
      )}
      {isShown(Description) && (
        <p className="mt-3 text-text-2">
          <Text field={Description} />
        </p>
      )}
      {isLinked(Link) && (
        <div className="mt-6">
          <Button {...leadTo(Link)} kind="soft">
            <LinkText field={Link} />
          </Button>
        </div>
      )}
    </div>
  );
}

function Answer({
  item: { Answer: answer, ListBullets },
}: {
  readonly item: Props['fields']['items'][number]['fields'];
}) {
  return (
    <>
      <RichText field={answer} />
      {ListBullets.length > 0 && (
        <ul className="bullets mt-3">
          {ListBullets.map(({ name, value }) => (
            <li key={name}>{value}</li>
          ))}
        </ul>
      )}
    </>
  );
}
