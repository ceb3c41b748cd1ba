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
          <a href={localizeHref(paths.home, page.language)} aria-label={phrases.home_link} className="header-logo">
            <Logo
              {...fields.Logo}
              alt=""
              markSrc={fields.LogoMark.src}
              className="h-7.5 max-w-full object-contain xl:h-9"
            />
          </a>
          <span data-scrim aria-hidden />
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
        className="round-button text-text xl:hidden"
      >
        <Icon name="user" />
      </a>
    </>
  );
}
