import { expect, it } from 'vitest';
import { STYLE_SHEETS } from '../style-sheets.ts';
import { readSourceWords } from './source-words.ts';

it('reads the words of a widget, of what it imports and of every page’s code, and no other widget’s', () => {
  const { ofWidgets, ofAll } = readSourceWords(['SiteMap']);
  for (const word of ['icon', 'contents', 'min-h-touch']) expect(ofWidgets.has(word), word).toBe(true);
  expect([ofWidgets.has('choice-box'), ofAll.has('choice-box')]).toEqual([false, true]);
  // Comments begin with it.
  expect(ofAll.has('Renders')).toBe(false);
});

it('rejects the name of no widget', () => {
  expect(() => readSourceWords(['Header', 'Missing'])).toThrow('no widgets: Missing');
});

it.each(Object.entries(STYLE_SHEETS))('knows all widgets of the style sheet %s', (_, widgets) => {
  expect(readSourceWords(widgets).ofWidgets.size).toBeGreaterThan(500);
});
