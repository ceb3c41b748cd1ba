import type { NavigationPage } from '#sitecore/definitions/fields/navigation.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { SxaBlock } from '#src/features/sxa/SxaBlock.tsx';
import type { NavigationProps } from './Navigation.widget.ts';

/** Renders links to the pages of the site, each with those below it. */
export function Navigation({ fields: { pages }, params, phrases }: NavigationProps) {
  if (!pages || pages.length === 0) return null;
  return (
    <SxaBlock params={params} as="nav" label={phrases.site_pages} className="sxa-block">
      <Level pages={pages} />
    </SxaBlock>
  );
}

function Level({ pages }: { readonly pages: readonly NavigationPage[] }) {
  return (
    <ul className="sxa-links">
      {pages.map(({ id, href, label, isCurrent, children }) => (
        <li key={id}>
          <a href={href} {...(isCurrent && { 'aria-current': 'page' })}>
            <Text field={label} />
          </a>
          {children.length > 0 && <Level pages={children} />}
        </li>
      ))}
    </ul>
  );
}
