import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { link } from '#sitecore/definitions/fields/link.ts';
import { richText } from '#sitecore/definitions/fields/rich-text.ts';
import { text } from '#sitecore/definitions/fields/text.ts';
import { SearchForm } from './SearchForm.tsx';
import { decodeScope } from '#src/cms/decode-scope.ts';
import { withTextRules } from '#src/i18n/marked-jsx/mark-children.ts';
import { Text } from '#src/cms/fields/Text.tsx';

const LINKS = ['/personal', '/en', '/en/personal', '#terms', '//a.example/x', '/?q=1', 'https://a.example'];

describe('links of a page', () => {
  it('SHELL-16 carry the prefix of the page’s language in link fields, formatted text and forms: /en in English, none in Arabic', () => {
    const localizedLinks = (language: 'ar' | 'en') =>
      LINKS.map((href) => {
        const { href: localized } = link().decode({ value: { href, text: 'x' } }, decodeScope(language));
        const written = richText().decode({ value: `<p><a href="${href}">x</a></p>` }, decodeScope(language));
        // Formatted text drops protocol-relative URLs.
        if (!href.startsWith('//')) expect(written.value).toBe(`<p><a href="${localized}">x</a></p>`);
        return localized;
      });
    expect(localizedLinks('ar')).toEqual(LINKS);
    expect(localizedLinks('en')).toEqual([
      '/en/personal',
      '/en',
      '/en/personal',
      '#terms',
      '//a.example/x',
      '/en?q=1',
      'https://a.example',
    ]);
    const phrases = { search: 'بحث', search_the_site: 'ابحث في الموقع' };
    const action = (language: 'ar' | 'en') =>
      /<form[^>]* action="([^"]*)"/.exec(
        renderToStaticMarkup(<SearchForm language={language} phrases={phrases} />),
      )?.[1];
    expect([action('ar'), action('en')]).toEqual(['/search', '/en/search']);
  });
});

describe('texts of a page', () => {
  const written = { value: 'حتى 5٪\nأو <5 ريال>' };
  const shown = (language: 'ar' | undefined) =>
    withTextRules(language, () => renderToStaticMarkup(<Text field={text().decode(written, decodeScope('ar'))} />));

  it('are marked when they are rendered', () => {
    expect(shown('ar')).toBe(
      '<span>حتى <bdi class="percent" dir="ltr">5</bdi>٪</span><br/><span>أو &lt;<bdi dir="rtl">5 <span class="riyal" role="img" aria-label="ريال سعودي">ريال</span></bdi>&gt;</span>',
    );
    const rich = richText().decode({ value: '<p>+966112345678</p>' }, decodeScope('ar'));
    expect(rich.value).toBe('<p><bdo class="phone" dir="ltr">+966112345678</bdo></p>');
  });

  it('are not marked for an author', () => {
    expect(shown(undefined)).toBe('حتى 5٪<br/>أو &lt;5 ريال&gt;');
    const scope = decodeScope('ar', { marks: false });
    expect(richText().decode({ value: '<p>5٪</p>' }, scope).value).toBe('<p>5٪</p>');
  });
});
