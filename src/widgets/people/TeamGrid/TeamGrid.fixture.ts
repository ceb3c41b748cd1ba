import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './TeamGrid.widget.ts';

const munira = {
  name: 'munira-alsubaie',
  url: '/about/team/munira-alsubaie',
  fields: {
    BannerTitle: { ar: 'منيرة السبيعي', en: 'Munira Alsubaie' },
    BannerSubTitle: { ar: 'الرئيس التنفيذي', en: 'Chief Executive' },
    BannerDescription: { ar: 'تقود البنك منذ ٢٠٢١.', en: 'At the head of the bank since 2021.' },
    BannerImage: { src: 'team/1.svg', alt: '' },
    Highlight: true,
  },
};
const badr = {
  name: 'badr-alshamrani',
  url: '/about/team/badr-alshamrani',
  fields: {
    BannerTitle: { ar: 'بدر الشمراني', en: 'Badr Alshamrani' },
    BannerSubTitle: { ar: 'نائب الرئيس التنفيذي', en: 'Deputy Chief Executive' },
    BannerImage: { src: 'team/2.svg', alt: '' },
    Highlight: true,
  },
};
const nouf = {
  name: 'nouf-alanazi',
  url: '/about/team/nouf-alanazi',
  fields: {
    BannerTitle: { ar: 'نوف العنزي', en: 'Nouf Alanazi' },
    BannerSubTitle: { ar: 'المالية', en: 'Finance' },
    BannerImage: { ar: { src: 'team/3.svg', alt: 'نوف العنزي' }, en: { src: 'team/3.svg', alt: 'Nouf Alanazi' } },
  },
};
/** A person with neither a name nor a picture nor a page. */
const unknown = { name: 'reem-alqahtani', fields: { BannerSubTitle: { ar: 'المخاطر', en: 'Risk' } } };

const Members = [nouf, munira, unknown, badr];

export const fixtures = defineFixtures(widget, {
  full: { fields: { Title: { ar: 'الإدارة التنفيذية', en: 'Leadership' }, Members } },
  notClickable: { fields: { Members }, params: { CardNotClickable: true } },
  empty: {},
});
