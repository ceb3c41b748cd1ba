import { z } from 'zod';
import { asField, type FieldKind, type FieldOptions, readWith, textPart } from './kind.ts';

/** A document in a view; size in bytes. */
export interface FileValue {
  readonly src: string;
  readonly title: string;
  readonly extension: string;
  readonly size: number;
}

const content = z.strictObject(
  { src: z.string({ error: 'a path of a file in content/media' }), title: z.string({ error: 'a title' }).default('') },
  { error: 'a file: { src, title }' },
);
const wire = z.object({
  value: z
    .object({
      src: z.string().nullish(),
      title: textPart,
      displayName: textPart,
      name: textPart,
      extension: textPart,
      size: z.coerce.number().optional().catch(undefined),
    })
    .nullish(),
});

/** A document from the media library; null when the author chose none. */
export const file = ({ required = false }: FieldOptions = {}): FieldKind<
  FileValue | null,
  z.input<typeof content>
> => ({
  kind: 'file',
  sitecoreType: 'File',
  required,
  empty: { value: {} },
  schema: content,
  read: (raw) =>
    readWith(content, raw, ({ src, title }) => ({
      references: [{ to: 'media', path: src }],
      isLocalized: title !== '',
      json: (scope) => {
        const { url, name, extension, mimeType, size } = scope.media(src);
        return {
          value: {
            src: url,
            name,
            displayName: name,
            title,
            keywords: '',
            description: '',
            extension,
            mimeType,
            size: `${size}`,
          },
        };
      },
    })),
  decode: (json, scope) => {
    const { value } = wire.parse(asField(json));
    if (!value?.src) return null;
    const { src, title, displayName, name, extension, size = 0 } = value;
    return {
      src: scope.src?.(src) ?? src,
      title: title || displayName || (name ?? ''),
      extension: extension ?? '',
      size,
    };
  },
});
