import { join } from 'node:path';
import { guidOf } from '#sitecore/definitions/guid.ts';
import type { Content } from '#sitecore/platform/content/content.ts';
import { loadContent } from '#sitecore/platform/content/load.ts';
import { type Item, Tree } from '#sitecore/platform/content/tree.ts';

/** Templates whose items are multiplied: those that lists and searches of the site find, and phrases. */
const MULTIPLIED = ['Offer', 'Article', 'Sahlha Offer', 'Tasaheal Offer', 'Blog Item', 'Page', 'Dictionary entry'];

/** Returns the site's content with copies of its listed items, of each template as many, until it has `size` items. */
export async function largeContent(size: number): Promise<Content> {
  const content = await loadContent(join(import.meta.dirname, '..', '..', '..', 'sitecore', 'content'));
  const items = [...content.tree.items];
  if (items.length > size) throw new Error(`the content has ${items.length} items already`);
  const originals = MULTIPLIED.map((name) =>
    items.filter(({ template, children, parent }) => template.name === name && parent && children.length === 0),
  );
  for (let number = 0; items.length < size; number += 1) {
    const some = originals[number % originals.length] ?? [];
    const original = some[Math.floor(number / originals.length) % some.length];
    if (original) items.push(copyOf(original, number));
  }
  return { ...content, tree: new Tree(items) };
}

function copyOf(original: Item, number: number): Item {
  const name = `${original.name}-copy-${number}`;
  const path = `${original.parent?.path ?? ''}/${name}`;
  const { url } = original;
  return { ...original, id: guidOf(path), path, name, url: url === undefined ? undefined : `${url}-copy-${number}` };
}
