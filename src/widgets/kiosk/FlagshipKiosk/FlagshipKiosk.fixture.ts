import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './FlagshipKiosk.widget.ts';

const params = { BranchID: '101', CameraIdentifier: 'CAM-101-1' };

export const fixtures = defineFixtures(widget, {
  minimal: { params },
  full: {
    fields: {
      Logo: { ar: { src: 'brand/logo-ar.svg', alt: 'بنك ركن' }, en: { src: 'brand/logo-en.svg', alt: 'Rukn Bank' } },
      BranchName: { ar: 'فرع العليا، الرياض', en: 'Olaya branch, Riyadh' },
      Help: {
        ar: 'تحتاج مساعدة؟ ارفع يدك ويأتيك موظفنا',
        en: 'Need help? Raise a hand and a colleague will come to you',
      },
    },
    params,
  },
  withoutBranch: { params: { CameraIdentifier: 'CAM-101-1' } },
});
