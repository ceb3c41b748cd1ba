import { describe, expect, it } from 'vitest';
import type { ListedSahlhaOffer } from '#src/queries/sahlha-offers.query.ts';
import type { SahlhaTerms } from '#src/queries/sahlha-terms.query.ts';
import { sahlhaCardOf } from './sahlha-card.ts';

const item = (name: string, title = name) => ({
  ...{ id: name, name, displayName: '', url: '' },
  fields: { Title: { value: title } },
});

const TERMS: SahlhaTerms = {
  categories: [{ id: 'Medical', name: 'Medical', title: 'طبي' }],
  subCategories: [{ id: 'dental', name: 'dental', title: 'أسنان' }],
  cities: [
    { id: 'Riyadh', name: 'Riyadh', title: 'الرياض' },
    { id: 'jeddah', name: 'jeddah', title: 'جدة' },
  ],
};

const EMPTY: SahlhaTerms = { categories: [], subCategories: [], cities: [] };

function offerWith(fields: Partial<ListedSahlhaOffer['fields']>): ListedSahlhaOffer {
  const picture = { src: '/-/media/tabib.svg', alt: '' };
  return {
    ...{ id: 'tabib', name: 'tabib', parentName: 'offers', path: '/items/tabib' },
    fields: {
      ...{ Title: { value: 'عيادات طبيب' }, Content: { value: '' }, Isactive: true, ShowInBanner: false },
      ...{ SahlhaCategory: [], SahlhaSubCategory: [], City: [], Image: picture, Icon: { src: '', alt: '' } },
      Link: { href: 'https://map.example/', text: '', title: '', target: '' },
      ...fields,
    },
  };
}

const cardWith = (fields: Partial<ListedSahlhaOffer['fields']>, terms = EMPTY) =>
  sahlhaCardOf(offerWith(fields), terms, terms === EMPTY ? 'en' : 'ar');

describe('sahlhaCardOf', () => {
  it('DATA-09 has id, title, description, image, icon, category, location, the icon of its category and a link', () => {
    const fields = {
      SahlhaCategory: [item('Medical')],
      SahlhaSubCategory: [item('dental')],
      City: [item('Riyadh')],
    };
    expect(cardWith(fields, TERMS)).toEqual({
      ...{ id: 'tabib', title: 'عيادات طبيب', description: 'أسنان، الرياض', link: 'https://map.example/' },
      ...{ image: { src: '/-/media/tabib.svg', alt: '' }, icon: { src: '', alt: '' } },
      ...{ category: 'medical', categoryTitle: 'طبي', categoryIcon: 'heart', location: 'riyadh' },
    });
  });

  it.each([
    [[item('dental', 'dental'), item('eyes', 'Eyes')], [item('abha', 'abha')], 'dental, Abha'],
    [[item('dental', 'Dental')], [], 'Dental'],
    [[], [item('jeddah', 'jeddah')], 'Jeddah'],
    [[], [item('jeddah', 'Jeddah'), item('abha', 'abha')], 'Jeddah, Abha'],
    [[], [], ''],
  ])('SAHLHA-09 describes it by the first sub-category and its city, which begins with a capital', (of, City, text) => {
    expect(cardWith({ SahlhaSubCategory: of, City }).description).toBe(text);
  });

  it.each([
    [[item('Human Resources'), item('Retail')], 'human resources'],
    [[], 'uncategorized'],
  ])('SAHLHA-10 has the first category in lower case, or none', (SahlhaCategory, category) => {
    expect(cardWith({ SahlhaCategory }).category).toBe(category);
  });

  it.each([
    [[item('Riyadh'), item('jeddah')], 'riyadh'],
    [[], 'unknown'],
  ])('SAHLHA-11 has its city in lower case, or an unknown one', (City, location) => {
    expect(cardWith({ City }).location).toBe(location);
  });

  it('SAHLHA-12 has an icon of its own for four categories, and one for all others', () => {
    const names = ['Retail', 'Human Resources', 'Medical', 'Electronics -Home Devices'];
    const icons = [...names, 'Cars', 'constructor'].map(
      (name) => cardWith({ SahlhaCategory: [item(name)] }).categoryIcon,
    );
    expect(icons).toEqual(['store', 'users', 'heart', 'plug', 'tag', 'tag']);
    expect(cardWith({}).categoryIcon).toBe('tag');
  });
});
