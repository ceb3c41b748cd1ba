import type { ImageValue } from '#sitecore/definitions/fields/image.ts';

interface PictureProps {
  readonly field: ImageValue;
  readonly className?: string;
  /** Loads the image at once, for the first one that a visitor sees; all others load lazily. */
  readonly priority?: boolean;
}

/** Width and height of a picture that names neither, in px. */
const DEFAULT_SIZE = 100;

/** Renders an author's picture with its width and height, so that nothing moves when it loads. */
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
      width={field.width ?? (field.height === undefined ? DEFAULT_SIZE : undefined)}
      height={field.height ?? (field.width === undefined ? DEFAULT_SIZE : undefined)}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      {...(priority && { fetchPriority: 'high' as const })}
    />
  );
}

const IMAGE = /<img(?=[^>]*\ssrc="[^"])([^>]+)\/>/i;

/** Returns the editor's markup with the image's class replaced and the rest unchanged, as the SDK's Image does. */
const withClassName = (editable: string, className: string | undefined): string =>
  className === undefined
    ? editable
    : editable.replace(
        IMAGE,
        (_, attributes: string) => `<img${attributes.replace(/\sclass="[^"]*"/i, '')} class="${className}" />`,
      );

/** Returns true when there is a picture, or a control of the editor to choose one. */
export const isPictureShown = (field: ImageValue): boolean => field.src !== '' || Boolean(field.editable);
