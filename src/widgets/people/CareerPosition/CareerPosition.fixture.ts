import { callToAction } from '#sitecore/definitions/renderings/call-to-action.ts';
import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './CareerPosition.widget.ts';

const Title = { ar: 'مدير مكافحة الاحتيال', en: 'Head of fraud operations' };

const banner = {
  Title,
  BannerTitle: { ar: 'مدير مكافحة\nالاحتيال', en: 'Head of\nfraud operations' },
  BannerSubTitle: { ar: 'المخاطر · الرياض', en: 'Risk · Riyadh' },
  BannerImage: { ar: { src: 'service/ladder.svg', alt: 'سلّم' }, en: { src: 'service/ladder.svg', alt: 'A ladder' } },
  BackToPreviousPageLink: {
    ar: { text: 'الوظائف', href: '/about/careers' },
    en: { text: 'Careers', href: '/about/careers' },
  },
};

/** Entries as lines, and as pairs in the way that Sitecore stores them. */
const lists = {
  CurrentPositions: { ar: 'شاغر واحد\nالراتب معلن', en: 'One vacancy\nThe salary is stated' },
  PerviousPositions: {
    ar: '1=%D9%85%D8%AD%D9%84%D9%84&2=%D9%85%D8%B4%D8%B1%D9%81',
    en: '1=Analyst%20%26%20investigator&2=Supervisor&3=',
  },
  AdditionalDetails: { ar: 'قراءة البيانات', en: 'Reading data' },
  Qualifications: { ar: 'بكالوريوس\n\n', en: 'Bachelor’s degree\n\n' },
  Experience: { ar: '٨ سنوات', en: '8 years' },
};

const nextStep = {
  'career-next-step': [
    {
      rendering: callToAction,
      fixture: {
        fields: {
          Title: { ar: 'ترى نفسك هنا؟', en: 'Do you see yourself here?' },
          Link: {
            ar: { text: 'أرسل سيرتك', href: '/about/careers' },
            en: { text: 'Send your CV', href: '/about/careers' },
          },
        },
      },
    },
  ],
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title, Experience: ' \n', Qualifications: '1=&2=%20' } },
  full: { fields: { ...banner, ...lists }, placeholders: nextStep },
  linkWithoutText: { fields: { Title, BackToPreviousPageLink: { href: '/about/careers' } } },
  person: {
    fields: {
      Title: { ar: 'نوف العنزي، المالية', en: 'Nouf Alanazi, Finance' },
      BannerTitle: { ar: 'نوف العنزي', en: 'Nouf Alanazi' },
      BannerSubTitle: { ar: 'المالية', en: 'Finance' },
      BannerImage: { src: 'team/2.svg', alt: '' },
      CurrentPositions: lists.CurrentPositions,
    },
    params: { Subject: 'person' },
  },
});
