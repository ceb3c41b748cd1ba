import { describe, expect, it } from 'vitest';
import { decodeScope } from './decode-scope.ts';

const draw = (markup: string): string => decodeScope('en').html(markup);
const cell = (content: string): string => `<table><tbody><tr><td>${content}</td></tr></tbody></table>`;
const framed = (content: string): string => `<div class="table-frame" tabindex="0">${cell(content)}</div>`;

describe('icons in tables', () => {
  it.each([
    ['with a label', '[check: Included]', 'role="img" aria-label="Included"', '#icon-check'],
    ['as a decoration beside a word', '[plane] Abroad', 'aria-hidden="true"', '#icon-plane'],
    [
      'with a label that needs escaping',
      '[close: A &amp; B &quot;C&quot;]',
      'aria-label="A &amp; B &quot;C&quot;"',
      '#icon-close',
    ],
  ])('draws an icon that a cell names, %s', (_, text, attribute, drawn) => {
    const markup = draw(cell(text));
    expect(markup).toContain(attribute);
    expect(markup).toContain(`<use href="${drawn}"`);
    expect(markup).not.toContain('[');
  });

  it.each([
    ['outside tables', '<p>[check: Included]</p>'],
    ['between two tables', `${framed('a')}<p>[check]</p>${framed('b')}`],
    ['with a name that no icon has', framed('[nobody-knows: x]')],
    ['in an attribute', framed('<a title="[check]" href="/en/a">b</a>')],
  ])('leaves text in brackets %s', (_, markup) => {
    expect(draw(markup.replaceAll(/<div[^>]*>|<\/div>/g, ''))).toBe(markup);
  });

  it('keeps an icon on the line of its word', () => {
    expect(draw(cell('[plane] Abroad'))).toMatch(/<td><span class="with-icon"><svg.*<\/svg> Abroad<\/span><\/td>/);
  });

  it('is applied for visitors and not for an author who edits', () => {
    const markup = cell('[check: متاح]');
    expect(decodeScope('ar').html(markup)).toContain('aria-label="متاح"');
    expect(decodeScope('ar', { marks: false }).html(markup)).toContain('<td>[check: متاح]</td>');
  });
});
