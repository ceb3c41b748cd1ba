import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './SmartSavingsCalculator.widget.ts';

const category = (name: string, ar: string, en: string, DefaultWeeklySpent: string) => ({
  name,
  fields: { Icon: { src: `icons/${name}.svg`, alt: '' }, Title: { ar, en }, DefaultWeeklySpent },
});
const coffee = category('coffee', 'القهوة', 'Coffee', '52.50');
const rides = category('rides', 'المشاوير', 'Rides', '76.20');
const gifts = category('gifts', 'الهدايا', 'Gifts', 'a little');

const type = (name: string, ar: string, en: string) => ({ name, fields: { Title: { ar, en } } });
const share = type('share', 'جزء من إنفاقك', 'A share of your spending');
const riyal = type('riyal', 'ريال لكل فئة', 'A riyal for each');
const change = type('change', 'الفكّة', 'Round-ups');

const full = {
  Title: { ar: 'كم توفّر بعادات صغيرة؟', en: 'What do small habits save?' },
  SubTitle: { ar: 'اختر طريقة، ثم ما تنفق عليه.', en: 'Choose a way, then what you spend on.' },
  CalculatorType: [share, riyal, change],
  SmartSavingCategories: [coffee, rides, gifts],
  ApplyNow: {
    ar: { text: 'ابدأ الادخار', href: 'https://online.rukn.example/savings', target: '_blank' as const },
    en: { text: 'Start saving', href: 'https://online.rukn.example/savings', target: '_blank' as const },
  },
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title: full.Title, SmartSavingCategories: [coffee] } },
  full: { fields: full },
  ownCategories: {
    fields: {
      ...full,
      CalculatorType: [share, { ...riyal, fields: { ...riyal.fields, SmartSavingCategories: [gifts] } }, change],
    },
  },
});
