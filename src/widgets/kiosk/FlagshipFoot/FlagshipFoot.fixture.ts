import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './FlagshipFoot.widget.ts';

export const fixtures = defineFixtures(widget, {
  minimal: {},
  full: {
    fields: {
      BranchName: { ar: 'فرع العليا، الرياض', en: 'Olaya branch, Riyadh' },
      Help: {
        ar: 'تحتاج إلى مساعدة؟ ارفع يدك ويأتيك موظفنا',
        en: 'Need help? Raise a hand and a colleague will come to you',
      },
    },
  },
});
