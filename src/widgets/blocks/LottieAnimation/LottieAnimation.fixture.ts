import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './LottieAnimation.widget.ts';

const Title = { ar: 'من حسابك إلى حسابه', en: 'From your account to theirs' };

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title,
      Description: { ar: 'الحوالة الفورية تصل في ثوانٍ.', en: 'An instant transfer arrives in seconds.' },
      LottieFile: { src: 'animations/transfer.json' },
      Image: { src: 'animations/transfer.svg', alt: '' },
    },
    params: { RenderingIdentifier: 'transfer' },
  },
  /** Without a file: the drawing at rest. */
  still: { fields: { Title, Image: { src: 'animations/transfer.svg', alt: '' } } },
  /** A file that no server has. */
  missing: { fields: { Title, LottieFile: { src: 'animations/none.json' } } },
  /** A file that is no animation. */
  broken: {
    fields: {
      Title,
      LottieFile: { src: 'animations/transfer.svg' },
      Image: { src: 'animations/transfer.svg', alt: '' },
    },
  },
});
