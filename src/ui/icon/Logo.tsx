interface LogoProps {
  readonly src: string;
  /** Empty where a link around it is named already. */
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  /** The mark alone, for screens too narrow for the name. */
  readonly markSrc?: string;
  readonly className?: string;
}

/** The bank's name and mark. It is a name and never mirrors: each language has its own drawing. */
export function Logo({ src, alt, width, height, markSrc, className = 'h-9' }: LogoProps) {
  return (
    <picture>
      {markSrc && <source media="(width < 23.4375rem)" srcSet={markSrc} />}
      <img src={src} alt={alt} width={width} height={height} className={`w-auto ${className}`} />
    </picture>
  );
}
