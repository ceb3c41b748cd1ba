import type { WidgetProps } from '#src/cms/widget.ts';
import { paths } from '#src/config/paths.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { Button } from '#src/ui/Button.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { DesktopNavigation } from './DesktopNavigation.tsx';
import { EditedHeader } from './EditedHeader.tsx';
import type { widget } from './Header.widget.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchEntry } from './SearchEntry.tsx';
import { POPUP_SEARCH } from '#sitecore/definitions/renderings/header.ts';
import { Segments } from './Segments.tsx';
import { Strip } from './Strip.tsx';

export type HeaderProps = WidgetProps<typeof widget>;

/** The head of every page. Links and native disclosures: it works before any script and needs none. */
export function Header(props: HeaderProps) {
  const { fields, params, words, page, slots } = props;
  if (page.state === 'edit') return <EditedHeader {...props} />;
  const { Logo: Mark, SignIn } = fields;
  return (
    <>
      <Strip fields={fields} words={words} page={page} />
      <header className="sticky top-0 z-header border-b border-line bg-page">
        <Wrap className="flex min-h-header items-center gap-6 max-xl:justify-between max-sm:gap-1">
          <a href={localizeHref(paths.home, page.language)} aria-label={words.home_link} className="flex-none">
            <Logo {...Mark} alt="" markSrc={fields.LogoMark.src} className="h-7.5 xl:h-9" />
          </a>
          <Segments links={fields.Segments} page={page} label={words.segments} className="max-xl:hidden" />
          <DesktopNavigation groups={fields.items} page={page} label={words.main_navigation} />
          <div className="flex items-center gap-1">
            <SearchEntry page={page} words={words}>
              {slots[POPUP_SEARCH]}
            </SearchEntry>
            <LanguageSwitch page={page} style={params.LanguageSwitch} label={words.switch_language} />
            {SignIn.href !== '' && (
              <Button href={SignIn.href} size="sm" iconStart="lock" external className="ms-3 max-xl:hidden">
                {SignIn.text}
              </Button>
            )}
            <MobileMenu fields={fields} page={page} words={words} />
          </div>
        </Wrap>
      </header>
    </>
  );
}
