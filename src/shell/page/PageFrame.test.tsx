import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageFrame } from './PageFrame.tsx';

it('PageFrame puts structured data after the content that it repeats, before the footer', () => {
  const html = renderToStaticMarkup(
    <PageFrame
      placeholders={{
        'headless-header': '<i>head</i>',
        'headless-main': '<p>main</p>',
        'headless-footer': '<b>foot</b>',
      }}
      skipToContent="skip"
      structuredData={['{"@type":"A"}', '{"@type":"B"}']}
    />,
  );
  expect(html).toContain(
    '<p>main</p></main><script type="application/ld+json">{"@type":"A"}</script>' +
      '<script type="application/ld+json">{"@type":"B"}</script><footer class="contents"><b>foot</b></footer>',
  );
});

it('PageFrame names the main landmark by the title of a page only when it has no header', () => {
  const main = (header: string) =>
    renderToStaticMarkup(
      <PageFrame placeholders={{ 'headless-header': header }} skipToContent="skip" structuredData={[]} title="Share" />,
    ).match(/<main[^>]*>/)?.[0];
  expect(main('')).toContain('aria-label="Share"');
  expect(main('<i>head</i>')).not.toContain('aria-label');
});

it('PageFrame gives a header and a footer that authors composed of blocks the landmark that they lack', () => {
  const landmarks = (header: string, footer: string) =>
    renderToStaticMarkup(
      <PageFrame
        placeholders={{ 'headless-header': header, 'headless-footer': footer }}
        skipToContent="skip"
        structuredData={[]}
      />,
    ).match(/<(?:header|footer)\b/g);
  expect(landmarks('<i>head</i>', '<b>foot</b>')).toEqual(['<header', '<footer']);
  expect(landmarks('<header>head</header>', '<footer>foot</footer>')).toEqual(['<header', '<footer']);
  expect(landmarks('', '')).toBeNull();
});
