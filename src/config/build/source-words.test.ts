import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { readSourceWords } from './source-words.ts';

const { ofAll, ofEveryPage, byWidget } = readSourceWords();

it('reads the words of a widget and of what it imports, and no other widget’s', () => {
  const ofWidget = byWidget.get('SiteMap');
  for (const word of ['break-inside-avoid', 'min-h-touch', 'firm-lg']) expect(ofWidget?.has(word), word).toBe(true);
  expect([ofWidget?.has('choice-box'), ofAll.has('choice-box')]).toEqual([false, true]);
  // Comments begin with it.
  expect(ofAll.has('Renders')).toBe(false);
});

it('reads what the code around every page can name', () => {
  expect(ofEveryPage.has('skip-link')).toBe(true);
});

it('knows every widget', () => {
  const widgets = Object.keys(import.meta.glob('/src/widgets/**/*.widget.ts')).map((path) =>
    basename(path, '.widget.ts'),
  );
  expect(widgets.length).toBeGreaterThan(100);
  expect(widgets.filter((widget) => !byWidget.has(widget))).toEqual([]);
});
