import { describe, expect, it } from 'vitest';
import { tagStyles } from '#src/config/build/tag-styles.ts';
import { assembleSheet } from './assemble-sheet.ts';

const WORDS = {
  ofAll: new Set(['mine', 'md:mine', 'h-[1.5rem]', 'other', 'third', 'every']),
  ofEveryPage: new Set(['every']),
  byWidget: new Map([
    ['Mine', new Set(['mine', 'md:mine', 'h-[1.5rem]', 'every'])],
    ['Other', new Set(['other'])],
    ['Third', new Set(['third', 'mine'])],
  ]),
};

/** Returns the rules of a page with the widget `Mine`, or with these. */
const sheetOf = (css: string, words = WORDS, widgets = 0b001n): string =>
  assembleSheet({ ...tagStyles(css, words), version: '', secret: '' }, widgets).replace(/\s+/g, '');

describe('assembleSheet', () => {
  it.each([
    ['a class of the widgets', '.mine{color:red}'],
    ['an escaped class of the widgets', '.h-\\[1\\.5rem\\]{height:1.5rem}'],
    ['a class of every page', '.every{color:red}'],
    ['an element', 'body{margin:0}'],
    ['a class that no code names whole', '.tabs-line{color:red}'],
    ['a class in what an element must not be', '.mine:not(.other){color:red}'],
    ['one of several alternatives', ':is(.mine,.other){color:red}'],
    ['a keyframe', 'p{animation-name:fade,turn}@keyframesturn{to{rotate:1turn}}'],
    ['a font', '@font-face{font-family:a}'],
  ])('keeps the rule of %s', (_, css) => {
    expect(sheetOf(css.replace('@keyframes', '@keyframes '))).toBe(css);
  });

  it.each([
    ['of other widgets', '.other{color:red}'],
    ['inside one of other widgets', '.other .mine{color:red}'],
    ['with a state', '.other:hover{color:red}'],
    ['of which each alternative is of other widgets', ':is(.other,.other.mine)>li{color:red}'],
    ['of what contains one of other widgets', '.mine:has(.other){color:red}'],
    ['of keyframes that no rule names', '.other{animation:1s turn}@keyframes turn{to{rotate:1turn}}'],
    ['in a media query that has nothing else', '@layer utilities{@media (width>1px){.other{color:red}}}'],
  ])('leaves out a rule %s', (_, css) => {
    expect(sheetOf(css)).toBe('');
  });

  it('has a rule of two widgets where both are on the page, and one of either where one is', () => {
    const css = '.other .mine{a:b}.mine{c:d}';
    expect([0b001n, 0b010n, 0b011n, 0b100n, 0b110n].map((widgets) => sheetOf(css, WORDS, widgets))).toEqual([
      '.mine{c:d}',
      '',
      '.other.mine{a:b}.mine{c:d}',
      '.mine{c:d}',
      '.other.mine{a:b}.mine{c:d}',
    ]);
  });

  it('leaves the selectors of other widgets out of a list', () => {
    expect(sheetOf('.other,.mine,p{color:red}')).toBe('.mine,p{color:red}');
  });

  it('keeps the order of rules, which decides between two of a layer', () => {
    const css =
      '@layer a,utilities;@layer utilities{.mine{a:b}.other{c:d}@media (width>1px){.md\\:mine{e:f}}.mine{g:h}}';
    expect(sheetOf(css)).toBe(
      '@layera,utilities;@layerutilities{.mine{a:b}@media(width>1px){.md\\:mine{e:f}}.mine{g:h}}',
    );
  });

  it('leaves out custom properties that neither rules nor code read', () => {
    const words = { ...WORDS, ofAll: new Set([...WORDS.ofAll, 'var(--of-code)']) };
    const css = ':root{--of-code:1;--of-rule:2;--unread:3}.mine{x:var(--of-rule)}';
    expect(sheetOf(css, words)).toBe(':root{--of-code:1;--of-rule:2}.mine{x:var(--of-rule)}');
  });

  it('leaves out custom properties that only rules of others read', () => {
    const property = (name: string) => `@property ${name}{syntax:"*";inherits:false}`;
    const css = `@layer properties{*{--tw-a:initial;--tw-b:initial}}.mine{x:var(--tw-a)}.other{x:var(--tw-b,)}`;
    expect(sheetOf(css + property('--tw-a') + property('--tw-b'))).toBe(
      '@layerproperties{*{--tw-a:initial}}.mine{x:var(--tw-a)}@property--tw-a{syntax:"*";inherits:false}',
    );
  });
});
