import type { Language } from '#sitecore/definitions/language.ts';
import { feedPath, pagePaths } from '#src/config/paths.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import type { ListedArticle } from '#src/queries/news.query.ts';
import { escapeXml } from './escape-xml.ts';

interface FeedOptions {
  readonly language: Language;
  readonly publicUrl: string;
  readonly phrases: Readonly<Record<string, string>>;
}

/** Date of a feed without articles: RFC 4287 requires one. */
const NEVER = '1970-01-01T00:00:00Z';

/** Characters that XML 1.0 does not have. */
const NO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const text = (value: string): string => escapeXml(value.toWellFormed().replace(NO_XML, ''));

/** Returns articles as a feed (Atom, RFC 4287), in the order given. */
export function atomFeed(articles: readonly ListedArticle[], options: FeedOptions): string {
  const { language, publicUrl, phrases } = options;
  const self = publicUrl + feedPath(language);
  const [newest] = articles;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${text(self)}</id>`,
    `<title>${text(phrases.news_feed ?? '')}</title>`,
    `<updated>${text(newest?.fields.PublishedDate.value ?? NEVER)}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${text(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${text(publicUrl + localizeHref(pagePaths.news, language))}"/>`,
    `<author><name>${text(phrases.site_name ?? '')}</name></author>`,
    ...articles.map((article) => entry(article, options)),
    '</feed>',
    '',
  ].join('\n');
}

function entry({ path, fields }: ListedArticle, { language, publicUrl }: FeedOptions): string {
  const url = text(encodeURI((publicUrl + localizeHref(path, language)).toWellFormed()));
  const published = text(fields.PublishedDate.value ?? NEVER);
  const categories = fields.ArticleCategoryTags.map(
    ({ name, fields: { Title } }) => `<category term="${text(name)}" label="${text(Title.value)}"/>`,
  );
  return [
    '<entry>',
    `<id>${url}</id>`,
    `<title>${text(fields.Title.value)}</title>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${published}</published><updated>${published}</updated>`,
    ...categories,
    `<summary>${text(fields.MetaDescription.value)}</summary>`,
    '</entry>',
  ].join('');
}
