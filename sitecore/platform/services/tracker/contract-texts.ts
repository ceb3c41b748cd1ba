import type { Language } from '#sitecore/definitions/language.ts';

/** Texts of a kind of file. */
export interface KindText {
  readonly title: string;
  readonly text: string;
  readonly sections?: readonly { readonly title: string; readonly text: string }[];
  /** Lists the instalments. */
  readonly schedule?: true;
}

/** Files of contracts by kind and language. Words have no marks above letters (decision 63). */
export const CONTRACT_KINDS = {
  contract: {
    ar: {
      title: 'عقد التمويل العقاري',
      text: 'أبرم هذا العقد بين بنك ركن والعميل المبين أدناه، ويسري من تاريخ الموافقة عليه إلكترونيا.',
      sections: [
        {
          title: 'موضوع العقد',
          text: 'يمول البنك شراء العقار الموصوف في ملف العميل بصيغة المرابحة، وينقل ملكيته إليه عند الإفراغ.',
        },
        {
          title: 'السداد',
          text: 'يسدد العميل أقساطا شهرية متساوية في السابع والعشرين من كل شهر ميلادي، وفق جدول السداد المرفق.',
        },
        {
          title: 'السداد المبكر',
          text: 'يجوز للعميل السداد المبكر في أي وقت. وتحسب كلفته وفق أنظمة البنك المركزي، ولا تتجاوز ربح الأشهر الثلاثة التالية.',
        },
        {
          title: 'حق العدول',
          text: 'للعميل أن يعدل عن العقد خلال خمسة أيام عمل من موافقته ما لم يفرغ العقار.',
        },
      ],
    },
    en: {
      title: 'Home finance contract',
      text: 'This contract is made between Rukn Bank and the customer named below. It takes effect on the day of electronic approval.',
      sections: [
        {
          title: 'Subject',
          text: 'The bank finances the purchase of the property described in the customer’s dossier by murabaha, and transfers its title to the customer.',
        },
        {
          title: 'Repayment',
          text: 'The customer pays equal monthly instalments on the 27th of each month, as the repayment schedule says.',
        },
        {
          title: 'Early repayment',
          text: 'The customer may repay early at any time. Its cost follows the rules of the central bank and is at most the profit of the next three months.',
        },
        {
          title: 'Right of withdrawal',
          text: 'The customer may withdraw within five working days of approval, unless the title has been transferred.',
        },
      ],
    },
  },
  schedule: {
    ar: {
      title: 'جدول السداد',
      text: 'أقساط السنة الأولى. تتساوى الأقساط حتى نهاية العقد.',
      schedule: true,
    },
    en: {
      title: 'Repayment schedule',
      text: 'The instalments of the first year. They stay the same until the end of the contract.',
      schedule: true,
    },
  },
  insurance: {
    ar: {
      title: 'وثيقة التأمين',
      text: 'يغطي هذا التأمين ما تبقى من التمويل عند الوفاة أو العجز الكلي، ويغطي العقار من الحريق والسيول.',
    },
    en: {
      title: 'Insurance policy',
      text: 'This insurance covers the remaining finance at death or total disability, and the property against fire and flood.',
    },
  },
  fees: {
    ar: {
      title: 'الإفصاح عن الرسوم',
      text: 'الرسوم الإدارية واحد في المئة من مبلغ التمويل بحد أقصى خمسة آلاف ريال، ورسوم التقييم على البنك.',
    },
    en: {
      title: 'Fee disclosure',
      text: 'The administration fee is one percent of the finance and at most five thousand riyals. The bank bears the cost of the valuation.',
    },
  },
} as const satisfies Record<string, Record<Language, KindText>>;

export type ContractKind = keyof typeof CONTRACT_KINDS;

/** Texts that all files share. */
export const CONTRACT_TEXTS = {
  ar: {
    frame: {
      bank: 'بنك ركن',
      footer: 'بنك ركن، بنك خيالي أعد لأغراض العرض',
      pageLabel: 'الصفحة {page} من {pages}',
      factsTitle: 'بيانات العميل',
      heads: ['البيان', 'القيمة'],
    },
    schedule: { title: 'الأقساط', heads: ['القسط', 'تاريخ الاستحقاق', 'المبلغ بالريال'] },
    issued: 'صدر في',
    customer: 'العميل',
    cic: 'رقم العميل',
    dossier: 'رقم الملف',
    product: 'المنتج',
  },
  en: {
    frame: {
      bank: 'Rukn Bank',
      footer: 'Rukn Bank, a fictional bank made for demonstration',
      pageLabel: 'Page {page} of {pages}',
      factsTitle: 'Customer',
      heads: ['Item', 'Value'],
    },
    schedule: { title: 'Instalments', heads: ['Instalment', 'Due', 'Amount in riyals'] },
    issued: 'Issued on',
    customer: 'Customer',
    cic: 'Customer number (CIC)',
    dossier: 'Dossier',
    product: 'Product',
  },
} as const satisfies Record<Language, unknown>;
