import type { Application } from '#sitecore/contracts/tracker.ts';

/** An application as the bank sends it once its code was right. */
export const sampleApplication: Application = {
  CustomerName: 'نورة السبيعي',
  ApplicationNumber: '2026188342',
  LastUpdateDate: '2026-11-18',
  ProductName: 'تمويل عقاري',
  CICNumber: '4471209',
  DossierNumber: '2026-8831',
  ActionType: 1,
  ApprovalStatus: false,
  ExpirationDate: '2126-12-02',
  CIC: '4471209',
  ContractDocument: [
    { name: 'contract.pdf', id: 'contract-1' },
    { name: 'schedule.pdf', id: 'contract-2' },
  ],
  ApplicationHistoryList: [
    { UpdatedDate: '2026-11-03', Status: 'دراسة المستندات', Clarification: 'اكتملت مطابقة الدخل.' },
    { UpdatedDate: '2026-11-18', Status: 'العقد جاهز', Clarification: 'راجع العقد ووافق عليه.' },
    { UpdatedDate: '2026-10-28', Status: 'استلمنا الطلب', Clarification: 'أرسلت طلبك من التطبيق.' },
  ],
  TrackerIndexList: [
    { Status: 'استلمنا الطلب', Date: '2026-10-28' },
    { Status: 'دراسة المستندات', Date: '2026-11-03' },
    { Status: 'العقد جاهز', Date: '2026-11-18' },
    { Status: 'التوقيع', Date: '' },
  ],
};
