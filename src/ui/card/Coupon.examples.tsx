import { useEffect, useRef } from 'react';
import { Clamp } from '../disclosure/Clamp.tsx';
import { enhanceClamps } from '../disclosure/enhance-clamps.ts';
import { Icon } from '../icon/Icon.tsx';
import { Coupon } from './Coupon.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

/** Renders a card with all its parts and the enhancement that a widget applies. */
function WholeCard({ t }: ExampleProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) enhanceClamps(root.current);
  }, []);
  return (
    <div ref={root} className="max-w-72">
      <Coupon
        level={2}
        title={t({ ar: 'محمصة بُن', en: 'Bunn Roastery' })}
        logo={<img src="/-/media/merchants/bunn.svg" alt="" width={64} height={64} />}
        background="#EFE3D6"
        discount={t({ ar: '٣٠٪', en: '30%' })}
        discountText={t({ ar: 'خصم', en: 'off' })}
        description={
          <Clamp
            lines={1}
            more={t({ ar: 'اقرأ المزيد', en: 'Read more' })}
            less={t({ ar: 'اعرض أقل', en: 'Show less' })}
          >
            {t({
              ar: 'على كل مشروبات القهوة المختصة والحبوب الكاملة في جميع الفروع',
              en: 'Off all speciality coffee and whole beans at every branch',
            })}
          </Clamp>
        }
        expiry={t({ ar: 'سارٍ حتى ٥ ديسمبر ٢٠٢٦', en: 'Valid to December 5, 2026' })}
        link={
          <a href="#offer">
            {t({ ar: 'اعرض العرض', en: 'View offer' })}
            <Icon name="arrow" />
          </a>
        }
      />
    </div>
  );
}

export const examples = defineExamples({
  whole: WholeCard,
  titleOnly: ({ t }) => (
    <div className="max-w-72">
      <Coupon level={2} title={t({ ar: 'عيادات حياة', en: 'Hayat Clinics' })} />
    </div>
  ),
});
