// @vitest-environment jsdom
import {
  DateField,
  File,
  Image,
  Link,
  RichText as SdkRichText,
  Text as SdkText,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { date } from '#sitecore/definitions/fields/date.ts';
import { file } from '#sitecore/definitions/fields/file.ts';
import { image } from '#sitecore/definitions/fields/image.ts';
import { link } from '#sitecore/definitions/fields/link.ts';
import { richText } from '#sitecore/definitions/fields/rich-text.ts';
import { text } from '#sitecore/definitions/fields/text.ts';
import { decodeScope } from '#src/cms/decode-scope.ts';
import { DateText } from '#src/cms/fields/DateText.tsx';
import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { RichText } from '#src/cms/fields/RichText.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderLayout } from '#tests/support/widget-page.ts';
import { comparedLines, shownContent } from '../../scripts/peers/shown-content.ts';

/** The members of a router that the SDK's links and rich texts read on the server. */
const router = z.custom<NextRouter>(() => true).parse({ asPath: '/', pathname: '/', query: {}, isLocaleDomain: false });

beforeEach(() => {
  vi.stubEnv('TEST', undefined);
  vi.stubEnv('SITECORE_API_KEY', 'key');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Returns the texts, addresses and pictures of HTML, a line each. */
function linesOf(html: string): string[] {
  document.body.innerHTML = html;
  return comparedLines(shownContent(document.body));
}

const rendered = (element: ReactElement): string[] =>
  linesOf(renderToStaticMarkup(<RouterContext.Provider value={router}>{element}</RouterContext.Provider>));

const scope = decodeScope('ar');

function ownLink(json: unknown): ReactElement {
  const field = link().decode(json, scope);
  if (!isLinked(field)) return <></>;
  return (
    <Anchor {...linkProps(field)} target={field.target || undefined}>
      <LinkText field={field} />
    </Anchor>
  );
}

function ownFile(json: unknown): ReactElement {
  const field = file().decode(json, scope);
  return field ? <Anchor href={field.src}>{field.title}</Anchor> : <></>;
}

describe('a field shows what the component of the SDK shows of the same layout JSON', () => {
  it.each([
    {
      href: '/a',
      text: 'x',
      linktype: 'internal',
      url: '/a',
      anchor: '',
      querystring: '',
      target: '',
      class: '',
      title: '',
    },
    { href: '/a', text: 'x', linktype: 'internal', querystring: 'q=1&r=2', anchor: 'part' },
    {
      href: 'https://b.example/p',
      text: 'x',
      linktype: 'external',
      target: '_blank',
      querystring: 'q=1',
      anchor: 'part',
    },
    { href: '/-/media/terms.pdf', text: 'x', linktype: 'media' },
    { href: '#part', text: 'x', linktype: 'anchor', anchor: 'part' },
    { href: 'mailto:m@b.example', text: 'x', linktype: 'mailto' },
    { href: 'tel:+966114567890', text: 'x', linktype: 'tel' },
    { href: '/forms/one', text: 'x', linktype: 'form' },
    { href: '', text: 'x', linktype: 'internal', url: '/a' },
    { href: null, text: null },
  ])('a link %j', (value) => {
    expect(rendered(ownLink({ value }))).toEqual(
      rendered(<Link field={{ value: { ...value, href: value.href ?? '', text: value.text ?? '' } }} />),
    );
  });

  it.each([
    { src: '/-/media/a.png', alt: 'x', width: '640', height: '480' },
    { src: '/-/media/a.png', alt: '', width: '', height: '' },
    { src: '/~/media/a.png', alt: 'x' },
    {},
  ])('a picture %j', (value) => {
    expect(rendered(<Picture field={image().decode({ value }, scope)} />)).toEqual(
      rendered(<Image field={{ value }} />),
    );
  });

  it.each([
    '<p>a <b>b</b> <a href="/a?q=1#part">c</a></p><ul><li>d</li></ul>',
    '<h1>a</h1><center>b</center><strike>c</strike><details><summary>d</summary>e</details>',
    '<p align="center">a<br>b</p><a href="mailto:m@b.example?subject=x">c</a><a href="tel:+966114567890">d</a>',
    '<table><tr><th scope="col" colspan="2">a</th></tr></table><img src="/-/media/a.png" alt="x">',
    '<p>a <q>b</q> <abbr title="y">c</abbr> <sub>d</sub><font color="red">e</font></p>',
    '',
  ])('a formatted text %s', (value) => {
    expect(rendered(<RichText field={richText().decode({ value }, scope)} />)).toEqual(
      rendered(<SdkRichText field={{ value }} />),
    );
  });

  it.each(['a', '', 7, 'أ & b'])('a text %j', (value) => {
    expect(rendered(<Text field={text().decode({ value }, scope)} />)).toEqual(rendered(<SdkText field={{ value }} />));
  });

  it.each([
    { src: '/-/media/a.pdf', title: 'x', displayName: 'y' },
    { src: '/-/media/a.pdf', title: '', displayName: 'y' },
  ])('a file %j', (value) => {
    expect(rendered(ownFile({ value }))).toEqual(rendered(<File field={{ value }} />));
  });

  it('a date', () => {
    const value = '2026-12-31T00:00:00Z';
    const day = (moment: string | null | undefined) => new Date(moment ?? 0).toISOString();
    const field = date().decode({ value }, scope);
    expect(rendered(<DateText field={field}>{day(field.value)}</DateText>)).toEqual(
      rendered(<DateField field={{ value }} render={(moment) => <>{day(moment?.toISOString())}</>} />),
    );
  });
});

const TEXT =
  '<h1>Fees</h1><p style="text-decoration:line-through">old</p><center>middle</center><o:p>gone</o:p><a name="part">x</a><a href=" /help me ">y</a>';

const promo = (fields: unknown) => ({ uid: 'u', componentName: 'Promo', dataSource: '{A}', params: {}, fields });

const ODD_PAGE = [
  null,
  { uid: '1', componentName: 'constructor', fields: {} },
  { uid: '2', componentName: 'toString' },
  { uid: '3', componentName: '__proto__', fields: null },
  promo({
    PromoIcon: { value: { src: '/-/media/a.png', alt: null, width: '', height: '' } },
    PromoText: { value: '<p>kept</p>', editable: null },
    PromoLink: {
      value: {
        href: '/a',
        text: 'leads',
        title: null,
        target: '_BLANK',
        linktype: 'Internal',
        querystring: 'q=1',
        anchor: 'part',
      },
    },
  }),
  promo({
    PromoIcon: { value: { src: null } },
    PromoText: { value: '<p>second</p>' },
    PromoLink: { value: { href: 'javascript:alert(1)', text: 'bad', linktype: 'javascript' } },
  }),
  {
    uid: '6',
    componentName: 'FaqAccordion',
    dataSource: '{D}',
    params: {},
    fields: {
      Title: { value: 'Questions' },
      Link: { value: { href: null } },
      items: [
        null,
        { id: 'a', fields: null },
        { id: 'b', name: null, fields: { Question: { value: 'Asked' }, Answer: { value: '<p>answered</p>' } } },
        { id: 'c', fields: { Question: { value: '' }, Answer: { value: 'unasked' } } },
      ],
    },
  },
  {
    uid: '7',
    componentName: 'OfferDetail',
    dataSource: '',
    params: {},
    fields: {
      Title: { value: 'Offer' },
      ExpiryDate: { value: '0001-01-01T00:00:00Z' },
      StartDate: { value: '2026-02-30T00:00:00Z' },
    },
  },
  {
    uid: '8',
    componentName: 'Breadcrumbs',
    params: {},
    fields: {
      data: {
        item: {
          displayName: 'Here',
          ancestors: [null, { displayName: 'Above', url: { path: '/above' } }, { displayName: null, url: null }],
        },
      },
    },
  },
  { uid: '4', componentName: 'RichText', dataSource: '{B}', params: {}, fields: { Text: { value: TEXT } } },
  {
    uid: '5',
    componentName: 'LinkList',
    dataSource: '{C}',
    params: {},
    fields: {
      data: {
        datasource: {
          field: { title: { value: 'Links' } },
          children: {
            results: [
              null,
              'gone',
              { field: null },
              { field: { link: { value: { href: 'tel: 920 001 234', text: 'call' } } } },
            ],
          },
        },
      },
    },
  },
];

describe('a whole layout with what real Sitecores send', () => {
  it.each(['ar', 'en'] as const)('shows every block and drops only what is bad, in %s', async (language) => {
    const route = { name: 'page', placeholders: { 'headless-main': ODD_PAGE } };
    const { html } = await renderLayout(serverRegistry, { sitecore: { context: {}, route } }, language);
    const prefix = language === 'en' ? '/en' : '';
    expect(html).toContain('<p>kept</p>');
    expect(html).toContain(`href="${prefix}/a?q=1#part"`);
    expect(html).toContain('target="_blank"');
    expect(html).toContain('<p>second</p>');
    expect(html).toContain('Above');
    expect(html).toContain('Asked');
    expect(html).toContain('<p>answered</p>');
    expect(html).toContain('Offer');
    expect(html).not.toMatch(/unasked|Invalid Date|NaN/);
    expect(html).toContain('src="/-/media/a.png"');
    expect(html).not.toMatch(/javascript|_BLANK|gone/);
    expect(html).toMatch(/<h2[^>]*>Fees<\/h2><p><s>old<\/s><\/p><div style="text-align:center">middle<\/div>/);
    expect(html).toContain('<a id="c-part">x</a>');
    expect(html).toContain(`href="${prefix}/help%20me"`);
    expect(html).toContain('href="tel:920001234"');
  });
});
