import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLosses } from '#sitecore/rules/rich-text/find-losses.ts';
import {
  contentFolder,
  diagnostics,
  mockContentFolder,
  TITLE,
  write,
  writePage,
} from '#tests/support/content-folder.ts';
import { ContentFolder } from './load.ts';

mockContentFolder();

/** Returns the warnings of the content folder, a line each. */
async function warnings(): Promise<string[]> {
  const content = new ContentFolder(contentFolder());
  await content.loadStates();
  return content.warnings().map(({ file, line, field, expected }) => `${file}:${line} ${field}: ${expected}`);
}

const branch = (city: string, latitude = '24.7') =>
  `template: Branch\nfields:\n  Title: { ar: فرع, en: Branch }\n  City: { ar: ${city}, en: Jeddah }\n  Latitude: ${latitude}\n`;

describe('contentWarnings', () => {
  it.each([
    ['24,7', 'Latitude: 24,7 is a text and read as a number; write 24.7'],
    ["'٢٤٫٧'", 'Latitude: ٢٤٫٧ is a text and read as a number; write 24.7'],
  ])('has a number with a comma, with file and line: %s', async (latitude, expected) => {
    write('items/one.yml', branch('جدة', latitude));
    expect(await warnings()).toEqual([expect.stringContaining(`items/one.yml:5 fields.${expected}`)]);
  });

  it('has each other spelling of a city, and the usual one', async () => {
    for (const [name, city] of [
      ['one', 'جدة'],
      ['two', 'جدة'],
      ['three', 'جده'],
      ['four', "'جدة '"],
    ] as const)
      write(`items/${name}.yml`, branch(city));
    expect((await warnings()).map((line) => line.replace(/^.*items/, ''))).toEqual([
      '/four.yml:4 fields.City.ar: "جدة " is a second spelling of a city; write جدة',
      '/three.yml:4 fields.City.ar: "جده" is a second spelling of a city; write جدة',
    ]);
  });

  it('has the date that is none', async () => {
    writePage('about', `${TITLE}\n  ExpiryDate: '0001-01-01T00:00:00Z'`);
    expect(await warnings()).toEqual([
      expect.stringContaining('about.yml:4 fields.ExpiryDate: 0001-01-01T00:00:00Z is no date; write nothing'),
    ]);
  });

  it.each(['2026-02-30', '2026-04-31'])('leaves %s to the errors: it is no day', async (day) => {
    writePage('about', `${TITLE}\n  ExpiryDate: ${day}`);
    expect(await diagnostics()).toEqual([
      expect.stringContaining('about.yml:4 fields.ExpiryDate: a day of the calendar'),
    ]);
  });

  it('has what a formatted text loses, in the language that loses it', async () => {
    const placeholders =
      "  headless-main:\n    - rendering: RichText\n      datasource:\n        fields:\n          Text:\n            ar: '<p style=\"color:red\">أ</p><del>ب</del>'\n            en: '<p>a</p><iframe></iframe>'\n";
    writePage('about', TITLE, placeholders);
    expect((await warnings()).map((line) => line.replace(/^.*about/, ''))).toEqual([
      expect.stringMatching(/^\.yml:10 .*Text\.ar: is shown without style="color: …" of <p>; write /),
      expect.stringMatching(/^\.yml:11 .*Text\.en: is shown without <iframe>; write /),
    ]);
  });
});

describe('findLosses', () => {
  it.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<p onclick="x()">a</p>', 'onclick of <p>'],
    ['<a href="javascript:x()">a</a>', 'the link javascript:x()'],
    ['<a href="~/link.aspx?_id=A1&amp;_z=z">a</a>', 'the link ~/link.aspx?_id=A1&_z=z'],
    ['<video src="/a.mp4"></video>', '<video>'],
    ['<p style="float:left">a</p>', 'style="float: …" of <p>'],
  ])('names what %s loses', (markup, lost) => {
    expect(findLosses(markup).map((loss) => loss.lost)).toEqual([lost]);
    expect(findLosses(markup)[0]?.instead).not.toBe('');
  });

  it.each([
    '<h1>a</h1><strike>b</strike><center>c</center><details><summary>d</summary></details>',
    '<p class="MsoNormal" style="mso-margin-top-alt:auto">a<o:p></o:p></p><!--[if gte mso 9]><xml></xml><![endif]-->',
    '<span style="text-decoration:line-through;font-weight:bold">a</span><p style="text-align:center">b</p>',
    '<a href="mailto:m@b.example?subject=x y">a</a><a href="tel:+966 11 456 7890">b</a>',
  ])('names nothing of what is mapped: %s', (markup) => {
    expect(findLosses(markup)).toEqual([]);
  });

  it('names each loss once, wherever it is in a text', () => {
    const lossy = fc.constantFrom('<iframe></iframe>', '<p onload="x">a</p>', '<i style="color:red">a</i>');
    const sound = fc.constantFrom('<p>a</p>', 'x', '<del>y</del>', '<b>');
    fc.assert(
      fc.property(fc.array(sound), fc.array(lossy, { minLength: 1 }), (before, parts) => {
        expect(findLosses(before.join('') + parts.join(''))).toHaveLength(new Set(parts).size);
      }),
    );
  });
});
