import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { Tabs } from '#src/ui/disclosure/Tabs.tsx';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { CategoryCards } from './CategoryCards.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';
import type { CategoryHeroProps } from './CategoryHero.widget.ts';

/** Most categories as fans (document 3, section 9). */
const MOST_CATEGORIES = 3;

/** Renders categories as fans, one of which `enhance` opens; without scripts the cards of all follow. */
export function CategoryHero({ uid, fields, params, phrases, page }: CategoryHeroProps) {
  const { items } = fields;
  const edited = page.state === 'edit';
  if (items.length === 0 && !edited) return null;
  const level = params.HeadingLevel === '1' ? 2 : 3;
  const shown = edited ? items : items.slice(0, MOST_CATEGORIES);
  const rows = shown.map(({ id, fields: category }) => (
    <CategoryCards key={id} category={category} level={level} phrases={phrases} edited={edited} />
  ));
  const tabs = shown.map((category, index) => ({ id: `${index + 1}`, label: <TabLabel category={category} /> }));
  return (
    <section className="fan">
      <Wrap>
        <Head fields={fields} level={params.HeadingLevel === '1' ? 1 : 2} />
        <ul className="fan-panels">
          {shown.map(({ id, fields: category }) => (
            <li key={id}>
              <CategoryPanel category={category} level={level} open={phrases.open_category} edited={edited} />
            </li>
          ))}
        </ul>
        {edited ? (
          rows
        ) : (
          <div data-opened="" hidden className="fan-opened">
            <Tabs
              id={uid}
              label={phrases.product_categories}
              kind="side"
              language={page.language}
              tabs={tabs}
              chosen={0}
            >
              {rows}
            </Tabs>
          </div>
        )}
        <Help fields={fields} />
      </Wrap>
    </section>
  );
}

function TabLabel({ category }: { readonly category: CategoryHeroProps['fields']['items'][number] }) {
  const { Name, DescriptionTitle, Icon } = category.fields;
  return (
    <>
      {Icon.value !== '' && <StarIcon name={Icon.value} />}
      <span>
        <b>{Name.value}</b> {DescriptionTitle.value !== '' && <small>{DescriptionTitle.value}</small>}
      </span>
    </>
  );
}

interface PartProps extends Pick<CategoryHeroProps, 'fields'> {
  readonly level: 1 | 2;
}

const Head = ({ fields: { Title, SubTitle }, level }: PartProps) => (
  <div className="fan-head">
    <Heading level={level} size="3xl">
      <Text field={Title} />
    </Heading>
    {isShown(SubTitle) && (
      <p>
        <Text field={SubTitle} />
      </p>
    )}
  </div>
);

function Help({ fields: { Text: text, Link: link } }: Pick<CategoryHeroProps, 'fields'>) {
  if (!isShown(text) && !isLinkComplete(link)) return null;
  return (
    <p className="fan-help">
      <Text field={text} />{' '}
      {isLinkComplete(link) && (
        <Link {...linkProps(link)} variant="go">
          <LinkText field={link} />
        </Link>
      )}
    </p>
  );
}
