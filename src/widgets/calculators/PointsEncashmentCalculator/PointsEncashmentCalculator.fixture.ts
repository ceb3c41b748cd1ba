import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './PointsEncashmentCalculator.widget.ts';

const Title = { ar: 'كم تأخذ نقداً؟', en: 'How much is that in cash?' };

const product = (name: string, ar: string, en: string, SARPointRatio: number, MinPoints: number) => ({
  name,
  fields: { Title: { ar, en }, SARPointRatio, MinPoints },
});

const everyday = product('everyday', 'البطاقة اليومية', 'Everyday card', 0.004, 1_000);

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title, Products: [everyday] } },
  full: {
    fields: {
      Title,
      SubTitle: {
        ar: 'نودعها في حسابك بالريال متى بلغت الحد الأدنى لبطاقتك.',
        en: 'We pay them into your account in riyals once you reach your card’s minimum.',
      },
      Products: [everyday, product('signature', 'البطاقة المميّزة', 'Signature card', 0.005, 2_500)],
      ApplyNow: {
        ar: { text: 'استبدل نقاطك', href: 'https://online.rukn.example/points', target: '_blank' as const },
        en: { text: 'Cash your points', href: 'https://online.rukn.example/points', target: '_blank' as const },
      },
    },
  },
});
