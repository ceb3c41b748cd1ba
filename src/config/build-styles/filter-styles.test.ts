import { describe, expect, it } from 'vitest';
import { filterStyles } from './filter-styles.ts';

const WORDS = {
  ofWidgets: new Set(['mine', 'md:mine', 'h-[1.5rem]']),
  ofAll: new Set(['mine', 'md:mine', 'h-[1.5rem]', 'other']),
};

const filtered = (css: string) => filterStyles(css, WORDS).replace(/\s+/g, '');

describe('filterStyles', () => {
  it.each([
    ['a class of the widgets', '.mine{color:red}'],
    ['an escaped class of the widgets', '.h-\\[1\\.5rem\\]{height:1.5rem}'],
    ['an element', 'body{margin:0}'],
    ['a class that no code names whole', '.tabs-line{color:red}'],
    ['a class in what an element must not be', '.mine:not(.other){color:red}'],
    ['one of several alternatives', ':is(.mine,.other){color:red}'],
    ['a keyframe', 'p{animation-name:fade,turn}@keyframesturn{to{rotate:1turn}}'],
  ])('keeps the rule of %s', (_, css) => {
    expect(filtered(css.replace('@keyframes', '@keyframes '))).toBe(css);
  });

  it.each([
    ['of other widgets', '.other{color:red}'],
    ['inside one of other widgets', '.other .mine{color:red}'],
    ['with a state', '.other:hover{color:red}'],
    ['of which each alternative is of other widgets', ':is(.other,.other.mine)>li{color:red}'],
    ['of what contains one of other widgets', '.mine:has(.other){color:red}'],
    ['of keyframes that no rule names', '.other{animation:1s turn}@keyframes turn{to{rotate:1turn}}'],
    ['in a media query that has nothing else', '@layer utilities{@media (width>1px){.other{color:red}}}'],
  ])('removes a rule %s', (_, css) => {
    expect(filtered(css)).toBe('');
  });

  it('removes the selectors of other widgets from a list', () => {
    expect(filtered('.other,.mine,p{color:red}')).toBe('.mine,p{color:red}');
  });

  it('keeps the order of rules, which decides between two of a layer', () => {
    const css = '@layer utilities{.mine{a:b}.other{c:d}@media(width>1px){.md\\:mine{e:f}}.mine{g:h}}';
    expect(filtered(css)).toBe('@layerutilities{.mine{a:b}@media(width>1px){.md\\:mine{e:f}}.mine{g:h}}');
  });

  it('removes custom properties that neither rules nor code read', () => {
    const words = { ...WORDS, ofAll: new Set([...WORDS.ofAll, 'var(--of-code)']) };
    const css = ':root{--of-code:1;--of-rule:2;--unread:3}.mine{x:var(--of-rule)}';
    expect(filterStyles(css, words)).toBe(':root{--of-code:1;--of-rule:2}.mine{x:var(--of-rule)}');
  });

  it('removes custom properties that only removed rules read', () => {
    const property = (name: string) => `@property ${name}{syntax:"*";inherits:false}`;
    const css = `@layer properties{*{--tw-a:initial;--tw-b:initial}}.mine{x:var(--tw-a)}.other{x:var(--tw-b,)}`;
    expect(filtered(css + property('--tw-a') + property('--tw-b'))).toBe(
      '@layerproperties{*{--tw-a:initial}}.mine{x:var(--tw-a)}@property--tw-a{syntax:"*";inherits:false}',
    );
  });
});
