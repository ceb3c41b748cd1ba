import { Text } from '#src/cms/fields/Text.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { HeaderProps } from './Header.tsx';
import { Segments } from './Segments.tsx';

/** The whole navigation on narrow screens, behind one disclosure; its groups open one at a time. */
export function MobileMenu({ fields, page, words }: Pick<HeaderProps, 'fields' | 'page' | 'words'>) {
  return (
    <details className="group xl:hidden">
      <summary
        aria-label={words.menu}
        className="grid size-touch cursor-pointer list-none place-items-center rounded-full hover:bg-primary-soft hover:text-primary"
      >
        <Icon name="menu" className="group-open:hidden" />
        <Icon name="close" className="hidden group-open:block" />
      </summary>
      <div className="fixed inset-x-0 top-header bottom-0 z-mega overflow-y-auto overscroll-contain bg-page px-gutter pt-4 pb-10">
        <Segments links={fields.Segments} page={page} label={words.segments} />
        <nav aria-label={words.main_navigation} className="mt-4">
          {fields.items.map(({ id, fields: group }) => (
            <details key={id} name="mobile-navigation" className="group/item border-b border-line">
              <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between text-lg font-label">
                <Text field={group.Title} />
                <Icon name="down" className="size-5 group-open/item:rotate-180" />
              </summary>
              <ul className="pb-4">
                {group.items.map(({ id: linkId, fields: { Link: link } }) => (
                  <li key={linkId}>
                    <a
                      href={link.href}
                      className="flex min-h-touch items-center text-text-2 no-underline hover:text-primary"
                    >
                      {link.text}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        {fields.SignIn.href !== '' && (
          <div className="mt-8">
            <Button href={fields.SignIn.href} wide external iconStart="lock">
              {fields.SignIn.text}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}
