import type { RouteData } from '@sitecore-jss/sitecore-jss-nextjs';
import { describe, expect, it } from 'vitest';
import { fixtureJson } from '#src/cms/fixture.ts';
import { fixtures as breadcrumbs } from '#src/widgets/navigation/Breadcrumbs/Breadcrumbs.fixture.ts';
import { structuredData } from './structured-data.ts';

const question = (text: string, answer: string) => ({
  id: text,
  fields: { Question: { value: text }, Answer: { value: answer } },
});

const accordion = (...items: readonly object[]) => ({ componentName: 'FaqAccordion', fields: { items } });

const categories = (...questions: readonly object[]) => ({
  componentName: 'CategorisedFaq',
  fields: { items: [{ id: 'c', fields: { Title: { value: 'عام' }, Questions: questions } }] },
});

const isRoute = (value: unknown): value is RouteData => typeof value === 'object' && value !== null;

function route(...renderings: readonly object[]): RouteData {
  const page: unknown = {
    fields: { Title: { value: 'مساعدة' } },
    placeholders: { main: [{ componentName: 'TabContainer', placeholders: { 'tab-1': renderings } }] },
  };
  return isRoute(page) ? page : { name: '', placeholders: {} };
}

const options = {
  path: '/help',
  language: 'ar',
  publicUrl: 'https://rukn.example',
  phrases: { site_name: 'بنك ركن' },
  bank: undefined,
} as const;

const dataOf = (page: RouteData, more: { readonly path?: string } = {}): unknown[] =>
  structuredData(page, { ...options, ...more }).map((json): unknown => JSON.parse(json));

describe('structuredData', () => {
  it('has every question of a page once, in one list, and none without an answer', () => {
    const page = route(
      accordion(question('أ؟', '<p>ب</p>'), question('ج؟', '')),
      categories(question('أ؟', '<p>ب</p>'), question('د؟', '<p>هـ</p>')),
    );
    expect(dataOf(page)).toEqual([
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        '@id': 'https://rukn.example/help#faq',
        inLanguage: 'ar',
        mainEntity: [
          { '@type': 'Question', name: 'أ؟', acceptedAnswer: { '@type': 'Answer', text: '<p>ب</p>' } },
          { '@type': 'Question', name: 'د؟', acceptedAnswer: { '@type': 'Answer', text: '<p>هـ</p>' } },
        ],
      },
    ]);
  });

  it('is no list of questions for the home page', () => {
    const types = structuredData(route(accordion(question('أ؟', '<p>ب</p>'))), { ...options, path: '/' });
    expect(types.map((json): unknown => JSON.parse(json))).toEqual([expect.objectContaining({ '@type': 'WebSite' })]);
  });

  it('escapes text that would end the script element, and sanitizes answers', () => {
    const page = route(accordion(question('</script><b>؟', '<p>x<script>alert(1)</script></p>')));
    const [, faq = ''] = structuredData(page, options);
    expect(faq).not.toContain('</script>');
    expect(JSON.parse(faq)).toMatchObject({
      mainEntity: [{ name: '</script><b>؟', acceptedAnswer: { text: '<p>x</p>' } }],
    });
  });

  it('leads to a direct child of home, and elsewhere along the breadcrumbs of its block', () => {
    expect(dataOf(route())).toMatchObject([
      {
        itemListElement: [
          { position: 1, name: 'بنك ركن', item: 'https://rukn.example/' },
          { position: 2, name: 'مساعدة', item: 'https://rukn.example/help' },
        ],
      },
    ]);
    expect(dataOf(route(), { path: '/personal/cards' })).toEqual([]);
    const block = fixtureJson(breadcrumbs.full, 'ar');
    const [list] = dataOf(route(block), { path: '/personal/cards' });
    expect(list).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(JSON.stringify(list)).toContain('"item":"https://rukn.example/personal/cards"');
  });

  it('takes what any registered widget adds, and leaves out a widget that cannot be read', () => {
    const page = route({ componentName: 'Offers' }, { componentName: 'Broken' }, { componentName: 'toString' });
    const registry = {
      Offers: () => [{ '@type': 'Offer', price: 1 }],
      Broken: () => {
        throw new Error('no fields');
      },
    };
    const found = structuredData(page, { ...options, path: '/' }, registry).map((json): unknown => JSON.parse(json));
    expect(found).toEqual([
      expect.objectContaining({ '@type': 'WebSite' }),
      { '@context': 'https://schema.org', '@type': 'Offer', price: 1 },
    ]);
  });
});
