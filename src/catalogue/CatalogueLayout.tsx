import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, otherLanguage } from '#src/i18n/language.ts';
import { Link } from '#src/ui/action/Link.tsx';
import { Logo } from '#src/ui/icon/Logo.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { type CatalogueContext, catalogueHref, TEXTS } from './texts.ts';

interface CatalogueLayoutProps {
  readonly context: CatalogueContext;
  /** Path of the page below /catalogue; empty for the index. */
  readonly path: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the frame of a page of the catalogue: its header, heading and content. */
export function CatalogueLayout({ context, path, title, lead, children }: CatalogueLayoutProps) {
  const { t, href, language } = context;
  const other = otherLanguage(language);
  const segments = path === '' ? [] : [path];
  return (
    <>
      <a className="skip-link" href="#main">
        {t(TEXTS.skip)}
      </a>
      <header className="catalogue-head">
        <Wrap className="catalogue-bar">
          <a href={href()} className="catalogue-home">
            <Logo src={`/-/media/brand/logo-${language}.svg`} alt="" width={156} height={40} />
            {t(TEXTS.catalogue)}
          </a>
          <Link href={catalogueHref(other, ...segments)} lang={other} hrefLang={other}>
            {LANGUAGE_NAMES[other]}
          </Link>
        </Wrap>
      </header>
      <main id="main" tabIndex={-1}>
        <Wrap className="catalogue-main">
          {path !== '' && (
            <Link href={href()} variant="back">
              {t(TEXTS.catalogue)}
            </Link>
          )}
          <Heading level={1} size="3xl">
            {title}
          </Heading>
          {lead !== undefined && <p className="catalogue-lead">{lead}</p>}
          {children}
        </Wrap>
      </main>
    </>
  );
}
