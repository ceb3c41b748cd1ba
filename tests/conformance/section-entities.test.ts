import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  cardParams,
  contentCard,
  dealItem,
  partner,
  section,
  stat,
  statisticsCard,
  typeCard,
} from '#sitecore/definitions/templates/section.ts';
import { tableCell, tableRow } from '#sitecore/definitions/templates/table.ts';
import { tabItemCards } from '#sitecore/definitions/renderings/tab-item-cards.ts';
import { featureCardGrid } from '#sitecore/definitions/renderings/feature-card-grid.ts';
import { slideshowItem } from '#sitecore/definitions/templates/tab-content.ts';
import { type DecodeScope } from '#sitecore/definitions/fields/kind.ts';
import { readParams } from '#sitecore/definitions/params.ts';
import { readFields } from '#sitecore/definitions/rendering.ts';
import { decodeFields } from '#sitecore/definitions/template.ts';
import { Picture } from '#src/cms/fields/Picture.tsx';

const scope: DecodeScope = { href: (path) => path, html: (markup) => markup, report: () => undefined };

const value = (of: unknown) => ({ value: of });
const image = (src: string, size: object = {}) => value({ src, alt: 'A drawing', ...size });
const link = (href: string, text: string) => value({ href, text, linktype: 'internal' });

describe('entities of sections, as the layout service sends them', () => {
  it('DATA-23 a content item has its texts, its details, its picture, its icon and its colours', () => {
    const json = {
      Title: value('Savings'),
      Description: value('A return'),
      DetailsListTitle: value('What you get'),
      DetailsList: value('1=No+minimum&2='),
      Image: image('/a.svg'),
      Icon: value('save'),
      IconBackground: value('#FBEBD0'),
      BackgroundColor: value('#E9F3E5'),
      Note: value('Varies'),
      Link: link('/help', 'More'),
    };
    const items = [{ id: 'card', name: 'card', fields: json }];
    const {
      items: [card],
    } = readFields(featureCardGrid, { items }, scope);
    expect(card?.id).toBe('card');
    expect(card?.fields).toMatchObject({
      Title: { value: 'Savings' },
      Icon: { value: 'save' },
      Note: { value: 'Varies' },
    });
    expect(card?.fields.DetailsList).toEqual([{ name: '1', value: 'No minimum' }]);
    expect(decodeFields(contentCard, { Title: value('Bare') }, scope).Link.href).toBe('');
  });

  it('DATA-24 a datasource has title, subtitle, link, background, gradient and a notice', () => {
    const fields = decodeFields(
      section,
      {
        Title: value('T'),
        Subtitle: value('S'),
        Link: link('/help', 'All'),
        BackgroundImage: image('/b.svg'),
        Gradiant: value('teal'),
        AlertTitle: value('A'),
        AlertSubTitle: value('B'),
      },
      scope,
    );
    expect(Object.keys(fields)).toEqual([
      'Title',
      'Subtitle',
      'Link',
      'BackgroundImage',
      'Gradiant',
      'AlertTitle',
      'AlertSubTitle',
    ]);
    expect(fields.Gradiant.value).toBe('teal');
    expect(decodeFields(section, { Gradiant: value('rainbow') }, scope).Gradiant.value).toBe('');
  });

  it('DATA-25 rendering parameters are the nine of the document; only the text 1 elevates', () => {
    const params = featureCardGrid.params;
    expect(Object.keys(params).sort()).toEqual([
      'ARBFeatuesGridColumnCount',
      'NumberOfReturnItems',
      'RenderingIdentifier',
      'align',
      'cardSpacing',
      'cardVariant',
      'elevated',
      'linkVariant',
      'styles',
    ]);
    const read = readParams(params, {
      ARBFeatuesGridColumnCount: '5',
      NumberOfReturnItems: '3',
      RenderingIdentifier: 'x',
      elevated: '1',
    });
    expect(read).toMatchObject({
      ARBFeatuesGridColumnCount: 5,
      NumberOfReturnItems: 3,
      RenderingIdentifier: 'x',
      elevated: '1',
    });
    expect(readParams(params, {}).ARBFeatuesGridColumnCount).toBe(2);
    expect(readParams(cardParams, { elevated: 'true' }).elevated).toBe('0');
  });

  it('DATA-26 a tab item has a name, an id and a list', () => {
    const items = [
      { id: 'tab', fields: { TabName: value('One'), List: [{ id: 'card', fields: { Title: value('Card') } }] } },
    ];
    const {
      items: [tab],
    } = readFields(tabItemCards, { Title: value('T'), items }, scope);
    expect([tab?.id, tab?.fields.TabName.value, tab?.fields.List.length]).toEqual(['tab', 'One', 1]);
  });

  it('DATA-27 a video item has a title, a link to its video and a poster', () => {
    const json = { Title: value('Film'), VideoLink: link('/film.webm', 'Film'), Image: image('/p.svg') };
    expect(decodeFields(slideshowItem, json, scope)).toMatchObject({
      Title: { value: 'Film' },
      VideoLink: { href: '/film.webm' },
      Image: { src: '/p.svg' },
    });
  });

  it('DATA-28 a deal item has title, description, image and link', () => {
    const fields = decodeFields(
      dealItem,
      { Title: value('Lamp'), Description: value('Less'), ImageUrl: image('/l.svg'), Link: link('/help', 'Buy') },
      scope,
    );
    expect(fields).toMatchObject({
      Title: { value: 'Lamp' },
      Description: { value: 'Less' },
      ImageUrl: { src: '/l.svg' },
      Link: { href: '/help' },
    });
  });

  it('DATA-34 a statistics card has its figure, its description, its note, its image and whether that is shifted', () => {
    const fields = decodeFields(
      statisticsCard,
      {
        SubTitle: value('97%'),
        Title: value('of requests'),
        InformativeMessage: value('complete'),
        Image: image('/r.svg'),
        ShiftImageRight: value(true),
      },
      scope,
    );
    expect(fields).toMatchObject({
      SubTitle: { value: '97%' },
      Title: { value: 'of requests' },
      InformativeMessage: { value: 'complete' },
      ShiftImageRight: true,
    });
  });

  it('DATA-36 a table has rows of its header and body, and a cell its spans, alignment, class, note and link', () => {
    const cell = {
      Content: value('5'),
      ColSpan: value(2),
      RowSpan: value(''),
      Align: value('right'),
      ClassName: value('total'),
      Note: value('n'),
      Link: link('/help', 'x'),
    };
    const row = decodeFields(tableRow, { Kind: value('header'), Cells: [{ id: 'c', fields: cell }] }, scope);
    expect([row.Kind.value, row.Cells[0]?.fields.ColSpan, row.Cells[0]?.fields.RowSpan]).toEqual(['header', 2, null]);
    expect(decodeFields(tableCell, { Align: value('justify') }, scope).Align.value).toBe('');
  });

  it('DATA-37 DATA-38 DATA-39 a card item, a partner and a stat have the fields of the document', () => {
    expect(Object.keys(typeCard.fields)).toEqual([
      'Heading',
      'SubHeading',
      'DetailsList',
      'Image',
      'BackgroundColor',
      'Link',
    ]);
    const logo = decodeFields(partner, { Image: image('/p.svg'), Link: link('/help', 'Bayt') }, scope);
    expect([logo.Image.src, logo.Link.href]).toEqual(['/p.svg', '/help']);
    const pair = decodeFields(stat, { Number: value('4.8'), Label: value('rating') }, scope);
    expect([pair.Number.value, pair.Label.value]).toEqual(['4.8', 'rating']);
  });

  it('DATA-41 an image is a source as a text, or a field with source, size and text; 100 by 100 without a size', () => {
    const decoded = (json: unknown) => decodeFields(partner, { Image: json }, scope).Image;
    expect(decoded('/p.svg')).toEqual({ src: '/p.svg', alt: '' });
    expect(decoded(image('/p.svg', { width: '640', height: '440' }))).toEqual({
      src: '/p.svg',
      alt: 'A drawing',
      width: 640,
      height: 440,
    });
    const drawn = (json: unknown) => renderToStaticMarkup(createElement(Picture, { field: decoded(json) }));
    expect(drawn('/p.svg')).toContain('width="100" height="100"');
    expect(drawn(image('/p.svg', { width: 640, height: 440 }))).toContain('width="640" height="440"');
  });
});
