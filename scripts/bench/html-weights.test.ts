import { expect, it } from 'vitest';
import { weighHtml } from './html-weights.ts';

const HEADER = '<div data-widget="Header"><a class="logo">ر</a></div>';
const FOOTER = '<footer class="foot"></footer></body>';
const STRUCTURED_DATA = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
const DATA = '<script id="data" type="application/json">{"a":"</div>"}</script>';

it('weighHtml tells the data of the islands from the HTML, and header, footer and class attributes in it', () => {
  const page = `<body>${HEADER}<main id="main"><p class="x">1</p></main>${STRUCTURED_DATA}${FOOTER}`;
  const { htmlGzipped, ...sizes } = weighHtml(`${page}${DATA}`);
  expect(sizes).toEqual({
    html: Buffer.byteLength(page),
    data: DATA.length,
    header: Buffer.byteLength(HEADER) - '<div '.length,
    footer: FOOTER.length,
    classes: ' class="logo"'.length + ' class="x"'.length + ' class="foot"'.length,
  });
  expect(htmlGzipped).toBeGreaterThan(50);
});
