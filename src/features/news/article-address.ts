import type { Language } from '#sitecore/definitions/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import type { ListedArticle } from '#src/queries/news.query.ts';

/** Returns an id in the form in which ids are compared: without dashes, in lower case. */
export const comparableId = (id: string): string => id.replaceAll('-', '').toLowerCase();

/** Returns the link of an article's card: its page, with its id for the recommended articles there. */
export const articleHref = ({ id, path }: Pick<ListedArticle, 'id' | 'path'>, language: Language): string =>
  `${localizeHref(path, language)}?${new URLSearchParams({ id: comparableId(id) })}`;
