import { Card } from './Card.tsx';
import { defineExamples } from '../examples.ts';

export const examples = defineExamples({
  padded: ({ t }) => (
    <Card>
      <h3 className="text-lg">{t({ ar: 'حساب الادخار', en: 'Savings account' })}</h3>
      <p className="text-text-2">
        {t({
          ar: 'ينمو مالك كل شهر، وتسحب منه متى شئت.',
          en: 'Your money grows each month; withdraw whenever you like.',
        })}
      </p>
    </Card>
  ),
  flush: ({ t }) => (
    <Card flush>
      <div className="night px-6 py-5">
        {t({ ar: 'رأس يبلغ حافة البطاقة', en: 'A head that reaches the edge of the card' })}
      </div>
      <p className="px-6 py-5">{t({ ar: 'للمحتوى حشوته الخاصة.', en: 'The content has a padding of its own.' })}</p>
    </Card>
  ),
});
