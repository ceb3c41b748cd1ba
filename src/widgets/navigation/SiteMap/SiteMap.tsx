import type { ReactNode } from 'react';
import type { NavigationPage } from '#sitecore/definitions/fields/navigation.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { shortenTitle } from './shorten-title.ts';
import type { SiteMapProps } from './SiteMap.widget.ts';

/** Renders links to every listed page: a card per top page with children, and one card for those without. */
export function SiteMap({ fields, phrases, data: { unlisted } }: SiteMapProps) {
  if (!fields.pages) return <Wrap className="pt-section">{phrases.invalid_data_format}</Wrap>;
  const pages = withoutPages(fields.pages, unlisted);
  if (pages.length === 0) return null;
  const childless = pages.filter(({ children }) => children.length === 0);
  return (
    <Wrap className="pt-section">
      <nav aria-label={phrases.site_map} className="gap-gap md:columns-2 xl:columns-3">
        {pages
          .filter(({ children }) => children.length > 0)
          .map((page) => (
            <Group key={page.id} title={<PageLink page={page} />} pages={page.children} />
          ))}
        {childless.length > 0 && <Group title={phrases.more_pages} pages={childless} />}
      </nav>
    </Wrap>
  );
}

interface GroupProps {
  readonly title: ReactNode;
  readonly pages: readonly NavigationPage[];
}

function Group({ title, pages }: GroupProps) {
  return (
    <Card className="mb-gap break-inside-avoid">
      <Heading level={2} size="xl">
        {title}
      </Heading>
      <Pages pages={pages} className="mt-4" />
    </Card>
  );
}

function Pages({ pages, className }: { readonly pages: readonly NavigationPage[]; readonly className: string }) {
  return (
    <ul className={className}>
      {pages.map((page) => (
        <li key={page.id}>
          <PageLink page={page} />
          {page.children.length > 0 && <Pages pages={page.children} className="border-s border-line ps-4" />}
        </li>
      ))}
    </ul>
  );
}

/** Renders a page's link. A shortened title has the full one as a tooltip; an editable title is not shortened. */
function PageLink({ page: { label, href, isCurrent } }: { readonly page: NavigationPage }) {
  const short = shortenTitle(label.value);
  return (
    <a
      href={href}
      {...(isCurrent && { 'aria-current': 'page' })}
      {...(short !== label.value && { title: label.value })}
      className="inline-flex min-h-touch items-center text-text no-underline hover:text-primary hover:underline aria-[current]:font-strong"
    >
      <Text field={label.editable ? label : { value: short }} />
    </a>
  );
}

/** Returns a tree without the pages of some URLs; the pages below one of them take its place. */
const withoutPages = (pages: readonly NavigationPage[], unlisted: readonly string[]): readonly NavigationPage[] =>
  pages.flatMap((page) => {
    const children = withoutPages(page.children, unlisted);
    return unlisted.includes(page.href) ? children : { ...page, children };
  });
