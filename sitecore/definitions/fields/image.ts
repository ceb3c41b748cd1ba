import { z } from 'zod';
import { type FieldKind, type FieldOptions, readWith } from './kind.ts';

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
const pixels = z.coerce.number().int().positive().optional().catch(undefined);
const wire = z.object({
  value: z.object({ src: z.string().nullish(), alt: z.string().nullish(), width: pixels, height: pixels }).nullish(),
  editable: z.string().optional(),
});

/** A picture from the media library. */
export const image = ({ required = false }: FieldOptions = {}): FieldKind<ImageValue, z.input<typeof content>> => ({
  kind: 'image',
  sitecoreType: 'Image',
  required,
  empty: { value: {} },
  schema: content,
  read: (raw) =>
    readWith(content, raw, ({ src, alt }) => ({
      references: [{ to: 'media', path: src }],
      isLocalized: alt !== '',
      json: (scope) => {
        const { url, width, height } = scope.media(src);
        return { value: { src: url, alt, ...(width && height && { width: `${width}`, height: `${height}` }) } };
      },
    })),
  decode: (json, scope) => {
    const { value, editable } = wire.parse(typeof json === 'string' ? { value: { src: json } } : (json ?? {}));
    const { src, alt, width, height } = value ?? {};
    return {
      src: scope.src?.(src ?? '') ?? src ?? '',
      alt: alt ?? '',
      ...(width && { width }),
      ...(height && { height }),
      ...(editable !== undefined && { editable }),
    };
  },
});
