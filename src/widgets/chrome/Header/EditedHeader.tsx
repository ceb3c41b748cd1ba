import { POPUP_SEARCH } from '#sitecore/definitions/renderings/header.ts';
import { isLinked, leadTo, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import type { HeaderProps } from './Header.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Segments } from './Segments.tsx';
import { Strip } from './Strip.tsx';

type Group = HeaderProps['fields']['items'][number]['fields'];

/** The header as its authors edit it: each thing once, at any width, and nothing folded, sticking or over the page. */
export function EditedHeader({ fields, params, words, page, slots }: HeaderProps) {
  return (
    <>
      <Strip fields={fields} words={words} page={page} />
      <header className="border-b border-line bg-page py-4">
        <Wrap className="flex flex-wrap items-center gap-6">
          <Picture field={fields.Logo} className="h-9 w-auto" />
          <Picture field={fields.LogoMark} className="h-9 w-auto" />
          <Segments links={fields.Segments} page={page} label={words.segments} className="me-auto" />
          <LanguageSwitch page={page} style={params.LanguageSwitch} label={words.switch_language} />
          {isLinked(fields.SignIn) && (
            <Button {...leadTo(fields.SignIn)} size="sm" iconStart="lock" external>
              <LinkText field={fields.SignIn} />
            </Button>
          )}
        </Wrap>
        <Wrap className="pt-4">
          <nav aria-label={words.main_navigation}>
            <ul className="flex flex-wrap gap-x-8 gap-y-4">
              {fields.items.map(({ id, fields: group }) => (
                <li key={id}>
                  <OpenGroup group={group} />
                </li>
              ))}
            </ul>
          </nav>
        </Wrap>
        <Wrap>{slots[POPUP_SEARCH]}</Wrap>
      </header>
    </>
  );
}

function OpenGroup({ group: { Title, items } }: { readonly group: Group }) {
  return (
    <>
      {isShown(Title) && (
        <b className="text-sm font-label">
          <Text field={Title} />
        </b>
      )}
      <ul className="text-sm">
        {items.map(({ id, fields: { Link: link, Description } }) => (
          <li key={id} className="py-1">
            {link.editableFirstPart ? <LinkText field={link} /> : <a href={link.href}>{link.text}</a>}
            {isShown(Description) && (
              <small className="block text-2xs leading-relaxed text-text-3">
                <Text field={Description} />
              </small>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
