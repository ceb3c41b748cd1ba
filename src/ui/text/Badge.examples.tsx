import { Badge } from './Badge.tsx';
import { defineExamples } from '../examples.ts';

export const examples = defineExamples({
  tones: ({ t }) => (
    <div className="flex flex-wrap gap-2">
      <Badge>{t({ ar: 'فرع', en: 'Branch' })}</Badge>
      <Badge tone="success">{t({ ar: 'مكتمل', en: 'Complete' })}</Badge>
      <Badge tone="warning">{t({ ar: 'ينتهي غداً', en: 'Ends tomorrow' })}</Badge>
      <Badge tone="danger">{t({ ar: 'مرفوض', en: 'Rejected' })}</Badge>
      <Badge tone="info">{t({ ar: 'جديد', en: 'New' })}</Badge>
      <Badge tone="offer">{t({ ar: 'عرض الشهر', en: 'Offer of the month' })}</Badge>
    </div>
  ),
  state: ({ t }) => (
    <div className="flex flex-wrap gap-2">
      <Badge tone="success" dot>
        {t({ ar: 'مفتوح', en: 'Open' })}
      </Badge>
      <Badge tone="danger" dot>
        {t({ ar: 'مغلق', en: 'Closed' })}
      </Badge>
    </div>
  ),
});
