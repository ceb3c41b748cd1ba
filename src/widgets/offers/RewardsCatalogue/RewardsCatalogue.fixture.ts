import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './RewardsCatalogue.widget.ts';

const Title = { ar: 'أين تصرف نقاطك؟', en: 'Where your points go' };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title } },
  full: {
    fields: {
      Title,
      Description: {
        ar: 'استخدمها عند الدفع، أو حوّلها إلى قسيمة من التطبيق.',
        en: 'Use them at the till, or turn them into a voucher in the app.',
      },
    },
  },
});
