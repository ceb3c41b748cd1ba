import type { Language } from '#sitecore/definitions/language.ts';
import { dictionaryEntry } from '#sitecore/definitions/templates/system.ts';
import type { Content } from '#sitecore/platform/content/content.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { blog } from '#src/queries/blog.query.ts';
import { indexedPages } from '#src/queries/indexed-pages.query.ts';
import { newsTags } from '#src/queries/news-tags.query.ts';
import { news } from '#src/queries/news.query.ts';
import { offerCategories } from '#src/queries/offer-categories.query.ts';
import { offers } from '#src/queries/offers.query.ts';
import { bodyOf } from '#src/queries/query.ts';
import { sahlhaOffers } from '#src/queries/sahlha-offers.query.ts';
import { sahlhaTerms } from '#src/queries/sahlha-terms.query.ts';
import { siteSearch } from '#src/queries/site-search.query.ts';
import { tasahealOffers } from '#src/queries/tasaheal-offers.query.ts';
import { unlistedPages } from '#src/queries/unlisted-pages.query.ts';

/** The SDK's query for the phrases of a site, without the members that only its pages need. */
const DICTIONARY = `query($root: String!, $language: String!, $template: String!) {
  search(where: { AND: [
    { name: "_path", value: $root, operator: CONTAINS }
    { name: "_language", value: $language }
    { name: "_templates", value: $template, operator: CONTAINS }
  ] }, first: 500) {
    total
    pageInfo { endCursor hasNext }
    results { key: field(name: "Key") { value } phrase: field(name: "Phrase") { value } }
  }
}`;

const LAYOUT = `query($path: String!, $language: String!) {
  layout(site: "rukn", routePath: $path, language: $language) { item { rendered } }
}`;

const language: Language = 'ar';

/** Returns the bodies of the site's queries that search, by name, with the inputs of its pages. */
export function searchBodies({ tree }: Content): Readonly<Record<string, string>> {
  const idOf = (path: string): string => {
    const item = tree.at(`/sitecore/content/rukn${path}`);
    if (!item) throw new Error(`the content has no ${path}`);
    return item.id;
  };
  const today = riyadhDay(new Date());
  const [site, home] = [idOf(''), idOf('/home')];
  const offer = { language, today, first: 16 };
  const template = dictionaryEntry.id;
  return {
    'site search, a word': bodyOf(siteSearch, { term: 'بطاقة', language, root: home, today, first: 4 }),
    'site search, a letter': bodyOf(siteSearch, { term: 'ا', language, root: home, today, first: 4 }),
    'site search, no result': bodyOf(siteSearch, { term: 'قققق', language, root: home, today, first: 4 }),
    'pages of the site’s index': bodyOf(indexedPages, { language, root: home, today }),
    'unlisted pages': bodyOf(unlistedPages, { language, root: home, today }),
    news: bodyOf(news, { language, root: idOf('/items/articles'), today, first: 15 }),
    'news with a text': bodyOf(news, { language, root: site, title: 'ال', today, first: 15 }),
    blog: bodyOf(blog, { language, root: site, first: 10 }),
    'blog with a text': bodyOf(blog, { language, root: site, term: 'البنك', first: 10 }),
    'news tags': bodyOf(newsTags, { language, root: site }),
    'offers of all': bodyOf(offers, { ...offer, parent: { root: site } }),
    'offers by expiry': bodyOf(offers, { ...offer, parent: { root: site }, sort: 'ExpiryDate' }),
    'offer categories': bodyOf(offerCategories, { language, root: site }),
    'Sahlha offers': bodyOf(sahlhaOffers, { language, root: site, first: 16 }),
    'Sahlha offers by title': bodyOf(sahlhaOffers, { language, root: site, first: 16, sort: 'Title' }),
    'Sahlha terms': bodyOf(sahlhaTerms, { language, root: site }),
    'Tasaheal offers': bodyOf(tasahealOffers, { language, root: site, today, first: 16 }),
    'dictionary of the SDK': JSON.stringify({ query: DICTIONARY, variables: { root: site, language, template } }),
  };
}

/** Returns the bodies of layout calls: of the home page and of a small page. */
export const layoutBodies = (): Readonly<Record<string, string>> => ({
  'layout of the home page': JSON.stringify({ query: LAYOUT, variables: { path: '/', language } }),
  'layout of a small page': JSON.stringify({ query: LAYOUT, variables: { path: '/about', language } }),
});
