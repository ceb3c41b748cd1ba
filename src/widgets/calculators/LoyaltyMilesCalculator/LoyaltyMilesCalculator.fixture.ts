import { defineFixtures } from '#src/cms/fixture.ts';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { widget } from './LoyaltyMilesCalculator.widget.ts';

const Title = { ar: 'كم ميلاً تجمع؟', en: 'How many miles do you earn?' };
const SubTitle = {
  ar: 'اكتب ما تنفقه في الشهر، وترى أميالك في الشهر والسنة.',
  en: 'Enter what you spend in a month and see your miles in a month and a year.',
};

const card = (
  name: string,
  ar: string,
  en: string,
  Icon: IconName,
  [RiyalSpent, PointGained]: readonly [string, string],
) => ({
  name,
  fields: { Title: { ar, en }, Icon, RiyalSpent, PointGained },
});

const home = card('home', 'مشتريات داخل المملكة', 'Purchases in the Kingdom', 'card', ['5', '1']);
const abroad = card('abroad', 'مشتريات خارج المملكة', 'Purchases abroad', 'globe', ['5', '1.5']);
const travel = card('travel', 'تذاكر وفنادق', 'Tickets and hotels', 'plane', ['3.75', '2']);

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title, Cards: [home] } },
  full: {
    fields: {
      Title,
      SubTitle,
      Cards: [home, abroad, travel],
      ApplyNow: {
        ar: { text: 'اطلب البطاقة', href: 'https://online.rukn.example/cards', target: '_blank' as const },
        en: { text: 'Ask for the card', href: 'https://online.rukn.example/cards', target: '_blank' as const },
      },
    },
  },
  oddCards: {
    fields: {
      Title,
      Cards: [
        home,
        card('zero', 'بلا خطوة', 'Without a step', 'card', ['0', '4']),
        card('none', 'بلا رقم', 'Without a number', 'card', ['قريباً', '4']),
        card('gain', 'بلا كسب', 'Without a gain', 'card', ['5', '']),
      ],
    },
  },
});
