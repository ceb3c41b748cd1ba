interface PageFrameProps {
  readonly placeholders: Readonly<Record<string, string>>;
  readonly skipToContent: string;
  /** JSON-LD documents, safe inside a script element. */
  readonly structuredData: readonly string[];
  /** Names the main landmark of a page without a header: it may be one of several frames in another page. */
  readonly title?: string;
}

/**
 * Renders the skip link and the page's three placeholders. Structured data follows the texts that it repeats: it compresses
 * only when they are near.
 */
export function PageFrame({ placeholders, skipToContent, structuredData, title }: PageFrameProps) {
  const { 'headless-header': header = '', 'headless-footer': footer = '' } = placeholders;
  // Blocks that an author composes to a header or footer have no landmark of their own.
  const Header = hasElement(header, 'header') ? 'div' : 'header';
  const Footer = hasElement(footer, 'footer') ? 'div' : 'footer';
  return (
    <>
      <a className="skip-link" href="#main">
        {skipToContent}
      </a>
      <Header className="contents" dangerouslySetInnerHTML={{ __html: header }} />
      <main
        id="main"
        aria-label={header === '' ? title : undefined}
        tabIndex={-1}
        dangerouslySetInnerHTML={{ __html: placeholders['headless-main'] ?? '' }}
      />
      {structuredData.map((json, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
      <Footer className="contents" dangerouslySetInnerHTML={{ __html: footer }} />
    </>
  );
}

/** Returns true for HTML with an element of a name, and for none at all. */
const hasElement = (html: string, name: string): boolean => html === '' || html.includes(`<${name}`);
