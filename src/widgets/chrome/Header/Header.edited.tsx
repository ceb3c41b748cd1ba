import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { HeaderProps } from './Header.widget.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

type Root = HeaderProps['fields']['items'][number];
type Section = Root['fields']['Children'][number];
type Item = Section['fields']['Children'][number]['fields']['Children'][number];

/** Renders the header for editing: each field once at any width, with nothing collapsed, sticky or overlaid. */
export function EditedHeader({ fields, params, phrases, page, slots }: HeaderProps) {
  return (
    <header className="border-b border-line bg-page py-4">
      <Wrap className="flex flex-wrap items-center gap-6">
        <Picture field={fields.Logo} className="h-9 w-auto" />
        <Picture field={fields.LogoMark} className="h-9 w-auto" />
        <LanguageSwitch page={page} style={params.LanguageSwitch} label={phrases.switch_language} />
      </Wrap>
      <Wrap className="pt-4">
        <nav aria-label={phrases.main_navigation}>
          <ul className="grid gap-6 text-sm">
            {fields.items.map((root) => (
              <li key={root.id}>
                <ItemTexts item={root} />
                <ul className="flex flex-wrap gap-x-8 gap-y-4 pt-2">
                  {root.fields.Children.map((section) => (
                    <li key={section.id}>
                      <OpenSection section={section} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
      </Wrap>
      <Wrap>{slots['header-search']}</Wrap>
    </header>
  );
}

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
