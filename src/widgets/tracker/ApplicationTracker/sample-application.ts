import type { Application } from '#sitecore/contracts/tracker.ts';
import type { Language } from '#sitecore/definitions/language.ts';

const TEXTS = {
  ar: {
    name: 'نورة******عي',
    product: 'تمويل عقاري، شقة جاهزة',
    stages: ['استلمنا الطلب', 'دراسة المستندات', 'العقد جاهز', 'التوقيع'],
    updates: ['أرسلت طلبك من التطبيق.', 'اكتملت مطابقة الدخل والالتزامات.', 'راجع العقد ووافق عليه.'],
    files: ['عقد-التمويل.pdf', 'جدول-السداد.pdf'],
  },
  en: {
    name: 'Nour********ie',
    product: 'Home finance, ready flat',
    stages: ['Application received', 'Documents checked', 'Contract ready', 'Signing'],
    updates: ['You sent the application from the app.', 'Income and commitments were matched.', 'Read and approve it.'],
    files: ['finance-contract.pdf', 'repayment-schedule.pdf'],
  },
} as const satisfies Record<Language, unknown>;

const DAYS = ['2026-10-28', '2026-11-03', '2026-11-18'];

/** Returns an application that authors see in place of a customer's. */
export function sampleApplication(language: Language): Application {
  const { name, product, stages, updates, files } = TEXTS[language];
  return {
    ...{ CustomerName: name, ApplicationNumber: '20******42', ProductName: product, LastUpdateDate: DAYS[2] ?? '' },
    ...{ CICNumber: '4471209', CIC: '4471209', DossierNumber: '2026-8831', ActionType: 1, ApprovalStatus: false },
    ExpirationDate: '2126-12-02',
    ContractDocument: files.map((file) => ({ name: file, id: file })),
    ApplicationHistoryList: updates.map((Clarification, index) => ({
      UpdatedDate: DAYS[index] ?? '',
      Status: stages[index] ?? '',
      Clarification,
    })),
    TrackerIndexList: stages.map((Status, index) => ({ Status, Date: DAYS[index] ?? '' })),
  };
}
