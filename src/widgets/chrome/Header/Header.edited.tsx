import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Header } from './Header.tsx';
import type { HeaderProps } from './Header.widget.ts';

type Root = HeaderProps['fields']['items'][number];
type Section = Root['fields']['Children'][number];
type Item = Section['fields']['Children'][number]['fields']['Children'][number];

/**
 * Renders the header as visitors see it. Where a Sitecore sends the menu with an editor's markup, the texts of each root
 * are below it, one of them open at a time.
 */
export function EditedHeader(props: HeaderProps) {
  const roots = props.fields.items.filter(hasMarkup);
  return (
    <>
      <Header {...props} />
      {roots.length > 0 && (
        <Wrap className="flex flex-wrap gap-x-6 py-2 text-sm">
          {roots.map((root) => (
            <details key={root.id} name="edited-menu">
              <summary className="cursor-pointer py-2 font-label">{root.displayName}</summary>
              <ItemTexts item={root} />
              <ul className="flex flex-wrap gap-x-8 gap-y-4 pt-2">
                {root.fields.Children.map((section) => (
                  <li key={section.id}>
                    <OpenSection section={section} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </Wrap>
      )}
    </>
  );
}

const hasMarkup = ({ fields: { Title, Href } }: Root): boolean =>
  Boolean(Title.editable) || Href.editableFirstPart !== undefined;

function OpenSection({ section }: { readonly section: Section }) {
  const { CardImage, CardTitle, CardText, CardLink, Children } = section.fields;
  return (
    <>
      <ItemTexts item={section} />
      <ul className="ps-4">
        {Children.map((category) => (
          <li key={category.id}>
            <ItemTexts item={category} />
            <ul className="ps-4">
              {category.fields.Children.map((item) => (
                <li key={item.id}>
                  <ItemTexts item={item} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Picture field={CardImage} className="w-40" />
      <p>
        <Text field={CardTitle} /> <Text field={CardText} />
      </p>
      {isLinked(CardLink) && (
        <Anchor {...linkProps(CardLink)}>
          <LinkText field={CardLink} />
        </Anchor>
      )}
    </>
  );
}

/** Renders every text field of an item as editable. */
function ItemTexts({ item: { fields, displayName } }: { readonly item: Pick<Item, 'fields' | 'displayName'> }) {
  const { Title, NavigationTitle, Href, Description } = fields;
  const isNamed = isShown(Title) || isShown(NavigationTitle);
  return (
    <>
      <b className="font-label">{isNamed ? <Text field={NavigationTitle} /> : displayName}</b> <Text field={Title} />{' '}
      {isLinked(Href) && (
        <Anchor {...linkProps(Href)}>
          <LinkText field={Href} fallback={Href.href} />
        </Anchor>
      )}
      {isShown(Description) && (
        <small className="block text-2xs leading-relaxed text-text-3">
          <Text field={Description} />
        </small>
      )}
    </>
  );
}
