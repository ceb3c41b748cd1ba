// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { comparedLines, differences, shownContent } from './shown-content.ts';

const linesOf = (html: string): string[] => {
  document.body.innerHTML = html;
  return shownContent(document.body);
};

it('content is its texts, links and pictures in their order', () => {
  const html = `<script>1</script><h1> A\n title</h1><div style="background-image: url('/b.svg')">
    <a href="/a?x=1#b">to <img src="/c.svg" alt="C"></a></div>`;
  expect(linesOf(html)).toEqual(['text A title', 'picture /b.svg', 'link /a?x=1#b', 'text to', 'picture /c.svg "C"']);
});

it('addresses are compared without language, the platform’s origin and the resizable spelling', () => {
  const sent = ['link /en/a', 'link /en', 'link /english', 'picture https://platform.rukn.example/-/jssmedia/a.svg ""'];
  expect(comparedLines(sent)).toEqual(['link /a', 'link /', 'link /english', 'picture /-/media/a.svg ""']);
});

it('a difference is a line on one side, another order or another address', () => {
  expect(differences(['text a', 'picture /b'], ['text a', 'picture /b "B"'])).toEqual([]);
  expect(differences(['text a', 'link /b'], ['text a'])).toEqual(['starter: link /b   site: nothing']);
  expect(differences(['text a', 'text b'], ['text b', 'text a'])).toHaveLength(2);
  expect(differences(['picture /b "B"'], ['picture /b ""'])).toHaveLength(1);
});
