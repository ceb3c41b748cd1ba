import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureContent } from './fixture-content.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from './running-platform.ts';

const OFFERS = '/sitecore/content/rukn/items/offers';

const CHILD = `{ name: tea, fields: { Title: { ar: شاي, en: Tea }, SubTitle: { ar: خصم, en: Ten off }, ExpiryDate: 2026-12-31, Discount: 10, IsActive: true, Logo: { src: brand/mark.svg, alt: '' } } }`;
const fixture = fixtureContent({
  'items/groups/cafes.yml': `template: Offer Group
fields:
  Title: { ar: مقاهٍ, en: Cafés }
  Content: { ar: كلها, en: All of them }
  OfferSliderImage: { src: brand/mark.svg, alt: '' }
  BadgeImage: { src: brand/mark-light.svg, alt: '' }
  Link: { ar: { text: كلها, href: /offers }, en: { text: All, href: /offers } }
children: [${CHILD}]
`,
  'items/groups/all.yml': `template: Offer Parent
fields:
  Title: { ar: كل العروض, en: All offers }
  Content: { ar: في مكان, en: In one place }
  Image: { src: brand/mark.svg, alt: '' }
  Link: { ar: { text: كلها, href: /offers }, en: { text: All, href: /offers } }
`,
});
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const containing = (text: string): unknown => expect.stringContaining(text);
const listing = (some: readonly object[]): unknown =>
  expect.arrayContaining(some.map((one): unknown => expect.objectContaining(one)));

const GROUPS = '/sitecore/content/rukn/items/groups';

let platform: RunningPlatform;
let groups: RunningPlatform;

beforeAll(async () => {
  [platform, groups] = await Promise.all([serveContentFolder(DEMO), serveContentFolder(fixture.folder)]);
});

afterAll(async () => {
  await Promise.all([platform.stop(), groups.stop()]);
  fixture.remove();
});

/** Queries members of an item, of the demo or of another platform. */
const itemAt = async (path: string, members: string, of = platform): Promise<unknown> =>
  (await of.graphql(`{ item(path: "${path}", language: "en") { ${members} } }`)) satisfies unknown;

const value = (name: string): string => `${name}: field(name: "${name}") { value }`;
const image = (name: string): string => `${name}: field(name: "${name}") { ... on ImageField { src alt } }`;
const targets = (name: string): string =>
  `${name}: field(name: "${name}") { ... on MultilistField { targetItems { name title: field(name: "Title") { value } } } }`;

describe('an Offer', () => {
  it('DATA-02 has its texts, dates, pictures, links, tags and card texts, and the title of its category', async () => {
    const texts = ['Title', 'SubTitle', 'AboutOffer', 'HowToRedeemOffer', 'PromoCode', 'StartDate', 'ExpiryDate'];
    const others = ['Discount', 'IsActive', 'IsBestOffer', 'CardText1', 'CardText2', 'CardText3', 'StoreWebsite'];
    const offer = await itemAt(
      `${OFFERS}/dining/bunn`,
      `id url { path } ${[...texts, ...others].map(value).join(' ')} ${['Logo', 'CardImage', 'BannerImage'].map(image).join(' ')}
       ${['Offertags', 'Category'].map(targets).join(' ')} Link: field(name: "Link") { jsonValue }
       Tag: field(name: "Tag") { ... on LookupField { targetItem { title: field(name: "Title") { value } } } }
       parent { ${value('Title')} }`,
    );
    expect(offer).toMatchObject({
      item: {
        id: matching(/^[0-9A-F]{32}$/),
        Title: { value: 'Coffee at Bunn Roastery' },
        SubTitle: { value: 'Off speciality drinks and whole beans in every branch' },
        AboutOffer: { value: containing('Bunn roasts beans from Jazan') },
        PromoCode: { value: 'BUNN30' },
        StartDate: { value: '20260920T000000Z' },
        ExpiryDate: { value: '20291231T000000Z' },
        Discount: { value: '30' },
        IsActive: { value: '1' },
        IsBestOffer: { value: '1' },
        CardText1: { value: 'Off' },
        CardText2: { value: '30%' },
        CardText3: { value: 'On speciality drinks and whole beans in every branch' },
        StoreWebsite: { value: matching(/^<link .*linktype="external".*\/>$/) },
        Logo: { src: containing('/offers/bunn.svg') },
        CardImage: { src: containing('/offers/bunn-card.svg') },
        BannerImage: { src: containing('/offers/bunn-banner.svg') },
        Link: { jsonValue: { value: { href: '/personal/cards/online', text: 'The online card' } } },
        Tag: { targetItem: { title: { value: 'Dining' } } },
        Offertags: {
          targetItems: [
            { name: 'dining', title: { value: 'Dining' } },
            { name: 'online', title: { value: 'Online' } },
            { name: 'new', title: { value: 'New' } },
          ],
        },
        Category: { targetItems: [{ name: 'dining', title: { value: 'Dining' } }] },
        parent: { Title: { value: 'Dining offers' } },
      },
    });
    expect(offer).toHaveProperty('item.HowToRedeemOffer.value', matching(/^- Pay with .*\n- In the online shop/));
  });

  it('DATA-06 is a Best offer: title, subtitle, card picture, expiry date, discount and URL', async () => {
    const best = await itemAt(
      `${OFFERS}/travel/sahil`,
      `template { baseTemplates { name } } ${['Title', 'SubTitle', 'ExpiryDate', 'Discount'].map(value).join(' ')} ${image('CardImage')} url { path }`,
    );
    expect(best).toMatchObject({
      item: {
        template: { baseTemplates: listing([{ name: 'Best Offer' }]) },
        Title: { value: 'Sahil Resort' },
        SubTitle: { value: 'Off stays from Sunday to Wednesday, with breakfast' },
        CardImage: { src: containing('/offers/sahil-card.svg') },
        ExpiryDate: { value: '20290228T000000Z' },
        Discount: { value: '40' },
        url: { path: matching(/\/sahil$/) },
      },
    });
  });
});

describe('a group of offers', () => {
  it('DATA-03 is an Offer category with its banner title, picture, texts, state, offers and the name of its parent', async () => {
    const category = await itemAt(
      `${OFFERS}/dining`,
      `id url { path } ${['BannerTitle', 'Title', 'Content', 'IsActive'].map(value).join(' ')} ${image('OfferSliderImage')}
       children { results { name } } parent { name }`,
    );
    expect(category).toMatchObject({
      item: {
        id: matching(/^[0-9A-F]{32}$/),
        url: { path: matching(/\/dining$/) },
        BannerTitle: { value: 'Dining' },
        Title: { value: 'Dining offers' },
        Content: { value: 'Savings on meals, coffee and sweets, from the first cup to a family dinner.' },
        IsActive: { value: '1' },
        OfferSliderImage: { src: containing('/offers/categories/dining.svg') },
        children: { results: listing([{ name: 'bunn' }, { name: 'bunn-subscription' }]) },
        parent: { name: 'offers' },
      },
    });
  });

  it('DATA-04 is an Offer group with its texts, pictures and link, and offers with what a slide shows of them', async () => {
    const child = ['IsActive', 'ExpiryDate', 'Title', 'Discount', 'SubTitle'].map(value).join(' ');
    const group = await itemAt(
      `${GROUPS}/cafes`,
      `${['Title', 'Content'].map(value).join(' ')} ${['OfferSliderImage', 'BadgeImage'].map(image).join(' ')}
       Link: field(name: "Link") { jsonValue } children { results { ${child} ${image('Logo')} url { path } } }`,
      groups,
    );
    expect(group).toMatchObject({
      item: {
        Title: { value: 'Cafés' },
        Content: { value: 'All of them' },
        OfferSliderImage: { src: containing('/brand/mark.svg') },
        BadgeImage: { src: containing('/brand/mark-light.svg') },
        Link: { jsonValue: { value: { href: '/offers' } } },
        children: {
          results: [
            {
              IsActive: { value: '1' },
              ExpiryDate: { value: '20261231T000000Z' },
              Title: { value: 'Tea' },
              Discount: { value: '10' },
              SubTitle: { value: 'Ten off' },
              Logo: { src: containing('/brand/mark.svg') },
              url: { path: matching(/\/tea$/) },
            },
          ],
        },
      },
    });
  });

  it('DATA-05 is led by an Offer parent with a title, a text, a picture and a link', async () => {
    const parent = await itemAt(
      `${GROUPS}/all`,
      `${['Title', 'Content'].map(value).join(' ')} ${image('Image')} Link: field(name: "Link") { jsonValue }`,
      groups,
    );
    expect(parent).toMatchObject({
      item: {
        Title: { value: 'All offers' },
        Content: { value: 'In one place' },
        Image: { src: containing('/brand/mark.svg') },
        Link: { jsonValue: { value: { href: '/offers', text: 'All' } } },
      },
    });
  });
});

describe('a Partner catalogue entry', () => {
  it('DATA-07 has a category, a code, a picture, a name and a description, and is in one of two lists', async () => {
    const entries = await itemAt(
      '/sitecore/content/rukn/items/loyalty/partner-catalogue',
      `children(first: 100) { results { template { name } ${['Category', 'Code', 'Name', 'Description'].map(value).join(' ')} ${image('ImageLink')} } }`,
    );
    const sabil = {
      template: { name: 'In Store Partner' },
      Category: { value: 'ar:منزل|en:Home' },
      Code: { value: 'SABIL' },
      Name: { value: 'ar:سبيل للمياه|en:Sabil Water' },
      Description: { value: 'ar:عبوات وتوصيل شهري بالنقاط|en:Bottles and monthly delivery, paid in points' },
      ImageLink: { src: '/-/media/offers/sabil.svg', alt: '' },
    };
    const waraq = { template: { name: 'Redeem Voucher Partner' }, Code: { value: 'WARAQ' } };
    expect(entries).toMatchObject({
      item: { children: { results: listing([sabil, { ...waraq }]) } },
    });
  });
});
