interface LogoProps {
  readonly src: string;
  /** Text in the place of an image that fails; a link around it has a name of its own. */
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  /** Image of the mark alone, for screens too narrow for the name. */
  readonly markSrc?: string;
  readonly className?: string;
}

/** Renders the bank's logo. It never mirrors: each language has its own image. */
export function Logo({ src, alt, width, height, markSrc, className = 'h-9' }: LogoProps) {
  return (
    <picture>
      {markSrc && <source media="(width < 23.4375rem)" srcSet={markSrc} />}
      <img src={src} alt={alt} width={width} height={height} className={`w-auto ${className}`} />
    </picture>
  );
}
