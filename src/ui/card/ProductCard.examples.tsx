import { ProductCard } from './ProductCard.tsx';
import { Icon } from '../icon/Icon.tsx';
import { defineExamples } from '../examples.ts';

const DETAILS = { ar: 'اعرف أكثر', en: 'Find out more' };
const image = { src: '/-/media/products/home.svg', alt: '', width: 640, height: 440 };
const wideImage = { src: '/-/media/products/home-wide.svg', alt: '', width: 740, height: 440 };

export const examples = defineExamples({
  image: ({ t }) => (
    <ProductCard
      href="#"
      title={t({ ar: 'التمويل العقاري', en: 'Home finance' })}
      text={t({
        ar: 'بيتك الأول بقسط يناسب راتبك.',
        en: 'Your first home, with an instalment that suits your salary.',
      })}
      action={t(DETAILS)}
      background="#FBEBD0"
      image={image}
    />
  ),
  wide: ({ t }) => (
    <ProductCard
      href="#"
      title={t({ ar: 'التمويل العقاري', en: 'Home finance' })}
      text={t({
        ar: 'بيتك الأول بقسط يناسب راتبك.',
        en: 'Your first home, with an instalment that suits your salary.',
      })}
      action={t(DETAILS)}
      background="#FBEBD0"
      image={image}
      wideImage={wideImage}
    />
  ),
  art: ({ t }) => (
    <ProductCard
      href="#"
      title={t({ ar: 'حاسبة التمويل', en: 'Finance calculator' })}
      text={t({ ar: 'اعرف قسطك قبل أن تتقدم.', en: 'Know your instalment before you apply.' })}
      action={t({ ar: 'احسب', en: 'Calculate' })}
      art={<Icon name="calc" className="m-6 size-12 text-primary" />}
    />
  ),
  textOnly: ({ t }) => (
    <ProductCard href="#" title={t({ ar: 'حساب جارٍ', en: 'Current account' })} action={t(DETAILS)} />
  ),
});
