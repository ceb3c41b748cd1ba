import type { RouteData } from '@sitecore-jss/sitecore-jss-nextjs';
import { expect, it } from 'vitest';
import { structuredData } from './structured-data.ts';

const question = (text: string, answer: string) => ({
  fields: { Question: { value: text }, Answer: { value: answer } },
});

const route = (fields: Record<string, unknown>): RouteData => {
  const page: unknown = {
    fields: { Title: { value: 'مساعدة' } },
    placeholders: { main: [{ componentName: 'Faq', fields }] },
  };
  return isRoute(page) ? page : { name: '', placeholders: {} };
};
const isRoute = (value: unknown): value is RouteData => typeof value === 'object' && value !== null;

const options = {
  language: 'ar',
  publicUrl: 'https://rukn.example',
  phrases: { site_name: 'بنك ركن' },
  bank: undefined,
} as const;

it('has every FAQ question once, at any depth, and none without an answer', () => {
  const fields = {
    categories: [{ fields: { items: [question('أ؟', '<p>ب</p>'), question('ج؟', '')] } }],
    items: [question('أ؟', '<p>ب</p>')],
  };
  const [crumbs = '', faq = ''] = structuredData(route(fields), { ...options, path: '/help' });
  expect(JSON.parse(crumbs)).toMatchObject({
    itemListElement: [
      { name: 'بنك ركن', item: 'https://rukn.example/' },
      { name: 'مساعدة', item: 'https://rukn.example/help' },
    ],
  });
  expect(JSON.parse(faq)).toMatchObject({ mainEntity: [{ name: 'أ؟', acceptedAnswer: { text: '<p>ب</p>' } }] });
});

it('escapes text that would end the script element, and sanitizes answers', () => {
  const fields = { items: [question('</script><b>؟', '<p>x<script>alert(1)</script></p>')] };
  const data = structuredData(route(fields), { ...options, path: '/a/b' });
  expect(data).toHaveLength(1);
  expect(data.join('')).not.toContain('<');
  expect(JSON.parse(data[0] ?? '')).toMatchObject({
    mainEntity: [{ name: '</script><b>؟', acceptedAnswer: { text: '<p>x</p>' } }],
  });
});
