import { linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { paths } from '#src/config/paths.ts';
import { SearchForm } from '#src/features/search/SearchForm.tsx';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { Chip } from '#src/ui/action/Chip.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { NotFoundHeroProps } from './NotFoundHero.widget.ts';

/** Renders the content of the 404 page: a message, a search form and links to popular pages. */
export function NotFoundHero({ fields, phrases, page }: NotFoundHeroProps) {
  return (
    <Wrap className="grid grid-cols-1 items-center gap-12 pt-[clamp(2rem,1rem+4vw,5rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <div>
        {isShown(fields.Code) && (
          <p className="text-lg font-strong text-clay-700">
            <Text field={fields.Code} />
          </p>
        )}
        <Heading level={1} size="3xl" className="mt-2">
          <Text field={fields.Title} />
        </Heading>
        {isShown(fields.SubTitle) && (
          <p className="mt-3 text-lg text-pretty text-text-2">
            <Text field={fields.SubTitle} />
          </p>
        )}
        <SearchForm language={page.language} phrases={phrases} className="mt-6" />
        {fields.Links.length > 0 && (
          <nav aria-label={phrases.popular_pages} className="mt-6">
            <ul className="flex flex-wrap gap-2">
              {fields.Links.map(({ id, fields: { Link: link } }) => (
                <li key={id}>
                  <Chip {...linkProps(link)}>
                    <LinkText field={link} />
                  </Chip>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p className="mt-6">
          <Link href={localizeHref(paths.home, page.language)} variant="back">
            {phrases.BACK}
          </Link>
        </p>
      </div>
      <Picture field={fields.Image} priority className="h-auto w-full max-lg:order-first rtl:-scale-x-100" />
    </Wrap>
  );
}
