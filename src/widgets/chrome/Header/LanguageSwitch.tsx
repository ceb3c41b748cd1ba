import type { PageFacts } from '#src/cms/widget.ts';
import { LANGUAGE_NAMES, LANGUAGES, otherLanguage } from '#src/i18n/language.ts';
import { switchLanguage } from '#src/i18n/localize-href.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';

interface LanguageSwitchProps {
  readonly page: PageFacts;
  readonly style: 'toggle' | 'dropdown';
  readonly label: string;
}

/** Renders links to the same page in the other language. They load a new document, so that language and direction are always right. */
export function LanguageSwitch({ page, style, label }: LanguageSwitchProps) {
  if (style === 'toggle' || page.state === 'edit')
    return <LanguageLink page={page} language={otherLanguage(page.language)} />;
  return (
    <details data-menu="language" className="group relative">
      <summary className="language-link max-sm:px-2" aria-label={`${label}: ${LANGUAGE_NAMES[page.language]}`}>
        <Icon name="globe" />
        <span lang={page.language}>{LANGUAGE_NAMES[page.language]}</span>
      </summary>
      <ul
        data-arrows="block"
        className="absolute end-0 top-full z-mega mt-2 border border-line bg-surface p-2 shadow-e3 firm-md"
      >
        {LANGUAGES.map((language) => (
          <li key={language}>
            <LanguageLink page={page} language={language} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function LanguageLink({
  page,
  language,
}: Pick<LanguageSwitchProps, 'page'> & { readonly language: PageFacts['language'] }) {
  const isCurrent = page.language === language;
  return (
    <a
      href={switchLanguage(page.path, language)}
      lang={language}
      hrefLang={language}
      data-language={language}
      className="language-link w-full"
      {...(isCurrent && { 'aria-current': 'true' as const })}
    >
      {LANGUAGE_NAMES[language]}
    </a>
  );
}
