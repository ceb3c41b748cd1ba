interface PageFrameProps {
  readonly placeholders: Readonly<Record<string, string>>;
  readonly skipToContent: string;
}

/** A page's frame around what its placeholders hold. */
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
