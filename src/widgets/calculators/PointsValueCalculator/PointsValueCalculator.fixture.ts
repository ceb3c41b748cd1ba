import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './PointsValueCalculator.widget.ts';

const Title = { ar: 'كم تساوي نقاطك؟', en: 'What are your points worth?' };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title } },
  full: {
    fields: {
      Title,
      SubTitle: {
        ar: 'اختر منتجك واكتب عدد نقاطك، وترى قيمتها بالريال.',
        en: 'Choose your product, enter your points, and see what they are worth in riyals.',
      },
      ApplyNow: {
        ar: { text: 'رصيد نقاطك', href: 'https://online.rukn.example/points', target: '_blank' as const },
        en: { text: 'See your points', href: 'https://online.rukn.example/points', target: '_blank' as const },
      },
    },
  },
});
