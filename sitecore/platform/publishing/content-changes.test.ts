import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentFolder, mockContentFolder, write } from '#tests/support/content-folder.ts';
import { ContentFolder } from '../content/load.ts';
import { changesBetween } from './content-changes.ts';

mockContentFolder();

const tags = (title: string): string =>
  `template: Article Tags\nchildren: [{ name: tag, fields: { Title: { ar: ${title}, en: ${title} } } }]\n`;

const article = (category: string): string =>
  `template: Article\nfields: { Title: { ar: مقال, en: Article }, ArticleCategoryTags: [/items/${category}/tag] }\n`;

it('finds what embeds a changed item by the references that it has by then', async () => {
  write('items/first.yml', tags('one'));
  write('items/second.yml', tags('one'));
  write('items/article.yml', article('first'));
  const folder = new ContentFolder(contentFolder());
  let content = (await folder.loadStates()).web;
  const changedBy = async (file: string, text: string): Promise<readonly string[]> => {
    write(file, text);
    const { web } = await folder.loadStates(new Set([join(contentFolder(), file)]));
    const { ids = [] } = (await changesBetween(content, web)) ?? {};
    content = web;
    return [...ids].map((id) => web.tree.withId(id)?.name ?? '').sort();
  };
  expect(await changedBy('items/first.yml', tags('two'))).toEqual(['article', 'first', 'tag']);
  expect(await changedBy('items/second.yml', tags('two'))).toEqual(['second', 'tag']);
  expect(await changedBy('items/article.yml', article('second'))).toEqual(['article']);
  expect(await changedBy('items/first.yml', tags('three'))).toEqual(['first', 'tag']);
  expect(await changedBy('items/second.yml', tags('three'))).toEqual(['article', 'second', 'tag']);
});
