import { BannerCard } from './BannerCard.tsx';
import { Button } from '../action/Button.tsx';
import { Badge } from '../text/Badge.tsx';
import { defineExamples } from '../examples.ts';

const TITLE = { ar: 'ليالي الدرعية: تذكرة ثانية مجاناً', en: 'Diriyah Nights: second ticket free' };

export const examples = defineExamples({
  image: ({ t }) => (
    <BannerCard
      level={2}
      title={t(TITLE)}
      badge={<Badge tone="offer">{t({ ar: 'عرض الشهر', en: 'Offer of the month' })}</Badge>}
      text={t({
        ar: 'احجز ببطاقة ركن الائتمانية لأمسيات ديسمبر، واصطحب من تحب.',
        en: 'Book December evenings with your Rukn credit card and bring someone along.',
      })}
      action={<Button href="#">{t({ ar: 'احجز الآن', en: 'Book now' })}</Button>}
      image={<img src="/-/media/hero/offers.svg" alt="" width={960} height={520} />}
    />
  ),
  textOnly: ({ t }) => <BannerCard level={2} title={t(TITLE)} background="#DCEFF3" />,
});
