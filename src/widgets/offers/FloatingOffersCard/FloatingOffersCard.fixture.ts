import { defineFixtures } from '#src/cms/fixture.ts';
import { link, LONG_TITLE, NO_IMAGE, numbered } from '#src/features/motion/hero-cards.fixture.ts';
import { widget } from './FloatingOffersCard.widget.ts';

const Title = { ar: 'عروض لك هذا الأسبوع', en: 'Yours this week' };
const Link = link('كل العروض', 'All offers', '/personal/offers');
const LOGO = { src: 'merchants/bunn.svg', alt: '' };

const offer = (
  value: number,
  {
    title,
    logo = LOGO,
    expires = '2099-12-31',
  }: { title?: typeof LONG_TITLE; logo?: typeof LOGO | null; expires?: string } = {},
) => ({
  name: `offer-${value}`,
  fields: {
    Title: title ?? numbered('متجر', 'Shop', value),
    Discount: 30,
    ExpiryDate: expires,
    ...(logo && { Logo: logo }),
    Link: link('اعرض العرض', 'View offer', '/personal/offers'),
  },
});

const offers = (count: number) => Array.from({ length: count }, (_, index) => offer(index + 1));

export const fixtures = defineFixtures(widget, {
  full: { fields: { Title, Link, items: offers(3) } },
  single: { fields: { Title, items: offers(1) } },
  twenty: { fields: { Title, Link, items: offers(20) } },
  withoutPicture: { fields: { Title, Link, items: [offer(1, { logo: NO_IMAGE })] } },
  longTitles: { fields: { Title: LONG_TITLE, Link, items: [offer(1, { title: LONG_TITLE })] } },
  ended: { fields: { Title, Link, items: [offer(1, { expires: '2025-01-31' }), offer(2)] } },
  allEnded: { fields: { Title, Link, items: [offer(1, { expires: '2025-01-31' })] } },
  empty: { fields: { Title } },
});
