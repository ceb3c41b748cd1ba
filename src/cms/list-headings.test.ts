import { expect, it } from 'vitest';
import { listHeadings } from './list-headings.ts';

it('gives headings of the second level ids of their words, each another, and keeps those that they have', () => {
  const value =
    '<h2>Late <b>fees</b> &amp; more</h2><h3>Part</h3><div><h2>الرسوم</h2></div><h2 id="c-x">X</h2><h2>الرسوم</h2>';
  const { field, headings } = listHeadings({ value });
  expect(headings).toEqual([
    { id: 'c-late-fees-more', text: 'Late fees & more' },
    { id: 'c-الرسوم', text: 'الرسوم' },
    { id: 'c-x', text: 'X' },
    { id: 'c-الرسوم-2', text: 'الرسوم' },
  ]);
  expect(field.value).toBe(
    '<h2 id="c-late-fees-more">Late <b>fees</b> &amp; more</h2><h3>Part</h3><div><h2 id="c-الرسوم">الرسوم</h2></div><h2 id="c-x">X</h2><h2 id="c-الرسوم-2">الرسوم</h2>',
  );
});

it('leaves a text without headings, and the markup of editing, as they are', () => {
  const plain = { value: '<p>A</p>' };
  expect(listHeadings(plain)).toEqual({ field: plain, headings: [] });
  const edited = { value: '<h2>A</h2>', editable: '<div>chrome</div>' };
  expect(listHeadings(edited)).toEqual({ field: edited, headings: [{ id: 'c-a', text: 'A' }] });
});
