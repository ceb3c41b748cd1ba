interface PageFrameProps {
  readonly placeholders: Readonly<Record<string, string>>;
  readonly skipToContent: string;
}

/** Renders the skip link and the page's three placeholders. */
export function PageFrame({ placeholders, skipToContent }: PageFrameProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {skipToContent}
      </a>
      <div className="contents" dangerouslySetInnerHTML={{ __html: placeholders['headless-header'] ?? '' }} />
      <main id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: placeholders['headless-main'] ?? '' }} />
      <div className="contents" dangerouslySetInnerHTML={{ __html: placeholders['headless-footer'] ?? '' }} />
    </>
  );
}
