import type { JsonObject } from '#sitecore/definitions/json.ts';
import type { Content } from '../../content/content.ts';
import { MEDIA_LIBRARY } from '../../content/tree.ts';

/** Returns the pictures of the media library by folder and name, as `[{ src, name, folder, bytes, width?, height? }]`. */
export const pictures = ({ tree }: Content): JsonObject[] =>
  [...tree.items]
    .flatMap(({ path, media }) => {
      if (!media?.mimeType.startsWith('image/')) return [];
      const src = path.slice(MEDIA_LIBRARY.length);
      const { width, height } = media;
      return [
        {
          src,
          name: src.slice(src.lastIndexOf('/') + 1),
          folder: src.slice(0, Math.max(0, src.lastIndexOf('/'))),
          bytes: media.size,
          ...(width !== undefined && height !== undefined && { width, height }),
        },
      ];
    })
    .toSorted((one, other) => one.src.localeCompare(other.src, 'en'));
