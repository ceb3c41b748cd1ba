import fs from 'node:fs';
import path from 'node:path';

const project = path.join(import.meta.dirname, '../..');

/** Drawings of the site's own: its ground, and the place where a result will stand. */
const SITE_DRAWINGS = /^(patterns\/|scenes\/empty$)/;

/** Where a drawing belongs: the site's own with it, the rest is the demo bank's media. */
const folderOf = (name) => path.join(project, SITE_DRAWINGS.test(name) ? 'public' : 'sitecore/content/media');

/** What has been written, with its size in bytes. */
export const files = [];

/** Writes a drawing as an SVG of at most 12 kB; `home` is a folder of the project. */
export function save(name, w, h, body, defs = '', home = folderOf(name)) {
  const file = path.join(home, `${name}.svg`);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`.replace(
      /#([0-9A-F])\1([0-9A-F])\2([0-9A-F])\3/g,
      '#$1$2$3',
    );
  if (svg.length > 12_288) throw new Error(`${name} is ${svg.length} bytes`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, svg);
  files.push([name, svg.length]);
}
