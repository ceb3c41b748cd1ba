import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './StockCard.widget.ts';

const Title = { ar: 'سهم ركن اليوم', en: 'The Rukn share today' };
const link = (href: string, ar: string, en: string) => ({ ar: { text: ar, href }, en: { text: en, href } });

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title,
      Description: {
        ar: 'كم يساوي السهم الآن، وأين كان قبل شهر.',
        en: 'What a share is worth, and where it was a month ago.',
      },
      Link: link('/about/governance', 'من يدير البنك', 'Who runs the bank'),
      FrameLink: link('/about', '', ''),
    },
    params: { RenderingIdentifier: 'share' },
  },
  minimal: { fields: { Title, FrameLink: link('/about', '', '') } },
  otherSite: { fields: { Title, FrameLink: link('https://frames.rukn.example/quote', '', '') } },
  /** Of an origin that is not allowed. */
  refused: { fields: { Title, FrameLink: link('https://strange.example/quote', '', '') } },
});
