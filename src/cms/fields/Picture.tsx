import type { ImageValue } from '#sitecore/definitions/fields/image.ts';

interface PictureProps {
  readonly field: ImageValue;
  readonly className?: string;
  /** The first thing a visitor sees is fetched first; everything else when it nears the viewport. */
  readonly priority?: boolean;
}

/** An author's picture with its own size, so that nothing moves when it arrives. */
export function Picture({ field, className, priority = false }: PictureProps) {
  if (field.editable !== undefined)
    return <span className={className} dangerouslySetInnerHTML={{ __html: field.editable }} />;
  if (field.src === '') return null;
  return (
    <img
      src={field.src}
      alt={field.alt}
      width={field.width}
      height={field.height}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      {...(priority && { fetchPriority: 'high' as const })}
    />
  );
}
