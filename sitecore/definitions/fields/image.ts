import { z } from 'zod';
import { cardOf, isSvg, SOCIAL_CARD } from '#sitecore/rules/social-card.ts';
import { isRecord } from '../is-record.ts';
import { editablePart, type FieldKind, type FieldOptions, type MediaFile, readWith, textPart } from './kind.ts';

/** A picture in a view; `src` is empty when the author chose none. */
export interface ImageValue {
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  readonly editable?: string;
}

const content = z.strictObject(
  {
    src: z.string({ error: 'a path of a file in content/media' }).transform((src) => src.replace(/^\/-\/media\//, '')),
    alt: z.string({ error: 'a description, or "" for a decoration' }),
  },
  { error: 'a picture: { src, alt }' },
);
/** Files that services which show shared pages can read, SVG as the card that is made of it. */
const sharedContent = content.refine(({ src }) => /\.(?:svg|png|jpe?g)$/i.test(src), {
  error: 'an SVG, PNG or JPEG, since services that show a shared page read no other picture',
  path: ['src'],
});
const pixels = z
  .union([z.number(), z.string()])
  .transform((size) => Math.round(Number(String(size).replace(/px$/i, ''))))
  .pipe(z.int().positive())
  .optional()
  .catch(undefined);
const picture = z.object({ src: z.string().nullish(), alt: textPart, width: pixels, height: pixels });
const wire = z.object({
  value: z.union([picture, z.literal('').transform(() => undefined)]).nullish(),
  editable: editablePart,
});

/** Returns layout JSON of a picture as a field: a Sitecore sends its address alone, or its parts without the field around them. */
function pictureField(json: unknown): unknown {
  if (typeof json === 'string') return { value: { src: json } };
  return isRecord(json) && !('value' in json) && 'src' in json ? { ...json, value: json } : (json ?? {});
}

/** Reads a picture by a schema; its layout JSON has the address and the size of what `fileOf` returns of its media file. */
const readPicture =
  (schema: typeof content, fileOf: (media: MediaFile) => Pick<MediaFile, 'url' | 'width' | 'height'>) =>
  (raw: unknown) =>
    readWith(schema, raw, ({ src, alt }) => ({
      references: [{ to: 'media', path: src }],
      isLocalized: alt !== '',
      json: (scope) => {
        const { url, width, height } = fileOf(scope.media(src));
        return { value: { src: url, alt, ...(width && height && { width: `${width}`, height: `${height}` }) } };
      },
    }));

/** A picture from the media library. */
export const image = ({ required = false }: FieldOptions = {}): FieldKind<ImageValue, z.input<typeof content>> => ({
  kind: 'image',
  sitecoreType: 'Image',
  required,
  empty: { value: {} },
  schema: content,
  read: readPicture(content, (media) => media),
  decode: (json, scope) => {
    const { value, editable } = wire.parse(pictureField(json));
    const { src: sent, alt, width, height } = value ?? {};
    const src = sent?.trim() ?? '';
    return {
      src: scope.src?.(src) ?? src,
      alt: alt ?? '',
      ...(width && { width }),
      ...(height && { height }),
      ...(editable !== undefined && { editable }),
    };
  },
});

/** The picture with which a page is shared: of an SVG the layout has its card, since services that show pages read no SVG. */
export const sharingPicture = (options: FieldOptions = {}): FieldKind<ImageValue, z.input<typeof content>> => ({
  ...image(options),
  schema: sharedContent,
  read: readPicture(sharedContent, (media) => (isSvg(media.url) ? { url: cardOf(media.url), ...SOCIAL_CARD } : media)),
});
