import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './MerchantList.widget.ts';

const Title = { ar: 'متاجر تكسب منها النقاط', en: 'Shops that earn you points' };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title } },
  full: {
    fields: {
      Title,
      Description: {
        ar: 'ادفع لديها ببطاقة ركن، وتُضاف النقاط في اللحظة نفسها.',
        en: 'Pay there with a Rukn card, and the points arrive at once.',
      },
    },
  },
});
