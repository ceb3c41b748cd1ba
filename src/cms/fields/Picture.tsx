import type { ImageValue } from '#sitecore/definitions/fields/image.ts';

interface PictureProps {
  readonly field: ImageValue;
  readonly className?: string;
  /** The first thing a visitor sees is fetched first; everything else when it nears the viewport. */
  readonly priority?: boolean;
}

/** An author's picture with its own size, so that nothing moves when it arrives. */
export function Picture({ field, className, priority = false }: PictureProps) {
  if (field.editable)
    return (
      <span
        className="sc-image-wrapper"
        dangerouslySetInnerHTML={{ __html: withClassName(field.editable, className) }}
      />
    );
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

const IMAGE = /<img(?=[^>]*\ssrc="[^"])([^>]+)\/>/i;

/** The editor's markup with the picture in it dressed as the view wants it; all else as it came, as the SDK has it. */
const withClassName = (editable: string, className: string | undefined): string =>
  className === undefined
    ? editable
    : editable.replace(
        IMAGE,
        (_, attributes: string) => `<img${attributes.replace(/\sclass="[^"]*"/i, '')} class="${className}" />`,
      );

/** Whether there is something to show: a picture, or a place for an author to choose one. */
export const isPictureShown = (field: ImageValue): boolean => field.src !== '' || Boolean(field.editable);
