import { Picture } from '#src/cms/fields/Picture.tsx';
import { paths } from '#src/config/paths.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Logo } from '#src/ui/icon/Logo.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { HeaderProps } from './Header.widget.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MainMenu } from './MainMenu.tsx';
import { findActiveLink } from './menu-path.ts';
import { type MenuLink, buildNavigation } from './navigation-tree.ts';
import { Pills } from './Pills.tsx';
import { Strip } from './Strip.tsx';

/**
 * Renders the header of every page, on the server only. It is made of links, disclosures, popovers and forms, so that it
 * works before any script; `Header.enhance.ts` adds the rest.
 */
export function Header({ fields, params, phrases, page, slots }: HeaderProps) {
  const navigation = buildNavigation(fields.items, { language: page.language, report: console.error });
  const { primary, signIn } = navigation;
  const selected = findActiveLink(primary, page.path) ?? primary[0];
  return (
    <div className="site-head">
      <Strip navigation={navigation} phrases={phrases} />
      <header className="header-ground">
        <Wrap className="header-bar">
          <HomeLink fields={fields} phrases={phrases} page={page} />
          <span data-scrim="" aria-hidden />
          <Pills links={primary} selected={selected} label={phrases.segments} />
          <MainMenu navigation={navigation} selected={selected} page={page} phrases={phrases} />
          <div className="header-actions">
            {slots['header-search']}
            <LanguageSwitch page={page} style={params.LanguageSwitch} label={phrases.switch_language} />
            {signIn && <SignIn link={signIn} phrases={phrases} />}
          </div>
        </Wrap>
      </header>
    </div>
  );
}

/** Renders the logo as a link; for an author the two pictures, each of which can be changed. */
function HomeLink({
  fields: { Logo: logo, LogoMark },
  phrases,
  page,
}: Pick<HeaderProps, 'fields' | 'phrases' | 'page'>) {
  if (page.state === 'edit')
    return (
      <span className="header-logo">
        <span className="contents max-[23.375rem]:hidden">
          <Picture field={logo} className="h-7.5 max-w-full object-contain xl:h-9" />
        </span>
        <span className="hidden max-[23.375rem]:contents">
          <Picture field={LogoMark} className="h-7.5 w-auto" />
        </span>
      </span>
    );
  return (
    <a href={localizeHref(paths.home, page.language)} aria-label={phrases.home_link} className="header-logo">
      <Logo {...logo} markSrc={LogoMark.src} className="h-7.5 max-w-full object-contain xl:h-9" />
    </a>
  );
}

/** Renders the link to online banking: a button on wide screens, an icon on narrow ones. */
function SignIn({
  link: { href, title },
  phrases,
}: {
  readonly link: MenuLink;
  readonly phrases: HeaderProps['phrases'];
}) {
  return (
    <>
      <Button href={href} size="sm" iconStart="lock" external className="ms-2 max-xl:hidden">
        {title}
      </Button>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${title} (${phrases.sign_in_new_tab})`}
        className="header-sign-in round-button text-text xl:hidden"
      >
        <Icon name="user" />
      </a>
    </>
  );
}
