import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './MokafaaRedeemCalculator.widget.ts';

const Title = { ar: 'استبدل نقاطك', en: 'Redeem your points' };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title } },
  full: {
    fields: {
      Title,
      SubTitle: {
        ar: 'ما تدفعه نقاطك عند شركائنا، وكم نقطة تحتاج إليها لكل ١٠٠ ريال.',
        en: 'What your points pay for at our partners, and how many you need for every 100 riyals.',
      },
      ApplyNow: {
        ar: { text: 'استبدلها الآن', href: 'https://online.rukn.example/points', target: '_blank' as const },
        en: { text: 'Redeem them now', href: 'https://online.rukn.example/points', target: '_blank' as const },
      },
    },
  },
});
