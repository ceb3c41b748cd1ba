import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './LoyaltyPointsCalculator.widget.ts';

const Title = { ar: 'كم نقطة تكسب؟', en: 'How many points do you earn?' };

const product = (name: string, ar: string, en: string, domestic: number, international: number) => ({
  name,
  fields: { Title: { ar, en }, PointsPerSARDomestic: domestic, PointsPerSARInternational: international },
});

const everyday = product('everyday', 'البطاقة اليومية', 'Everyday card', 1, 0.333);

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title, Products: [everyday] } },
  full: {
    fields: {
      Title,
      SubTitle: {
        ar: 'اختر بطاقتك واكتب المبلغ، وقارن بين إنفاقه هنا وفي سفرك.',
        en: 'Choose your card, enter an amount, and compare spending it here and on your travels.',
      },
      Products: [everyday, product('signature', 'البطاقة المميّزة', 'Signature card', 2.5, 4)],
      ApplyNow: {
        ar: { text: 'اطلب بطاقتك', href: 'https://online.rukn.example/cards', target: '_blank' as const },
        en: { text: 'Ask for your card', href: 'https://online.rukn.example/cards', target: '_blank' as const },
      },
    },
  },
});
