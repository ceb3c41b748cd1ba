import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const MAX_COMPRESSED_BYTES = 2_000;

const project = path.join(import.meta.dirname, '../..');

/** Drawings of the site itself: its background patterns, the empty-result scene and the picture of an article without one. */
const SITE_DRAWINGS = /^(patterns\/|scenes\/(empty|news)$)/;

/** Returns the folder of a drawing: `public` for the site's own, else the demo bank's media. */
const folderOf = (name) => path.join(project, SITE_DRAWINGS.test(name) ? 'public' : 'sitecore/content/media');

/** Written drawings as `[name, compressed bytes]`. */
export const files = [];

/** Writes a drawing as an SVG of at most 2 kB compressed; `home` is a folder of the project. */
export function save(name, w, h, body, defs = '', home = folderOf(name)) {
  const file = path.join(home, `${name}.svg`);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`.replace(
      /#([0-9A-F])\1([0-9A-F])\2([0-9A-F])\3/g,
      '#$1$2$3',
    );
  const bytes = gzipSync(svg).length;
  if (bytes > MAX_COMPRESSED_BYTES) throw new Error(`${name} has ${bytes} bytes, compressed`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, svg);
  files.push([name, bytes]);
}
