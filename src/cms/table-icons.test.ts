import { expect, it } from 'vitest';
import { decodeScope } from './decode-scope.ts';
import { drawTableIcons } from './table-icons.ts';

const cell = (content: string): string => `<table><tbody><tr><td>${content}</td></tr></tbody></table>`;

it.each([
  ['with phrases for those who do not see it', '[check: Included]', 'role="img" aria-label="Included"', '#icon-check'],
  ['as a decoration beside words', '[plane] Abroad', 'aria-hidden="true"', '#icon-plane'],
  [
    'with phrases that need escaping',
    '[close: A &amp; B &quot;C&quot;]',
    'aria-label="A &amp; B &quot;C&quot;"',
    '#icon-close',
  ],
])('an icon that a cell names is drawn %s', (_, text, said, drawn) => {
  const markup = drawTableIcons(cell(text));
  expect(markup).toContain(said);
  expect(markup).toContain(`<use href="${drawn}"`);
  expect(markup).not.toContain('[');
});

it.each([
  ['outside tables', '<p>[check: Included]</p>'],
  ['between two tables', `${cell('a')}<p>[check]</p>${cell('b')}`],
  ['with a name that no icon has', cell('[nobody-knows: x]')],
  ['in an attribute', '<table><tr><td><a title="[check]" href="/a">b</a></td></tr></table>'],
])('text in brackets stays as it is %s', (_, markup) => {
  expect(drawTableIcons(markup)).toBe(markup);
});

it('stays on the line of its word', () => {
  expect(drawTableIcons(cell('[plane] Abroad'))).toMatch(
    /<td><span class="with-icon"><svg.*<\/svg> Abroad<\/span><\/td>/,
  );
});

it('is drawn for visitors, and is its text for an author who edits', () => {
  const markup = cell('[check: متاح]');
  expect(decodeScope('ar').html(markup)).toContain('aria-label="متاح"');
  expect(decodeScope('ar', { marks: false }).html(markup)).toContain('<td>[check: متاح]</td>');
});
