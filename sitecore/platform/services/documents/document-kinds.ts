import type { Language } from '#sitecore/definitions/language.ts';
import type { documents } from '../../store/schema.ts';
import { dayText, digits, masked } from './document-texts.ts';
import type { DocumentContent } from './render-document.ts';

type StoredDocument = typeof documents.$inferSelect;

interface DocumentKind {
  readonly title: string;
  readonly text: (holder: string) => string;
}

/** Texts of each kind of document, by language. */
const DOCUMENT_KINDS: Readonly<Record<string, Readonly<Record<Language, DocumentKind>>>> = {
  clearance: {
    ar: {
      title: 'شهادة خلو طرف',
      text: (holder) =>
        `يشهد بنك ركن بأن ${holder}، صاحب الهوية المبينة أدناه، سدد تمويله لدى البنك بالكامل، ولا يترتب عليه أي مبلغ منه حتى تاريخ هذه الشهادة. صدرت بناء على طلبه دون أي مسؤولية على البنك تجاه غيره.`,
    },
    en: {
      title: 'Clearance letter',
      text: (holder) =>
        `Rukn Bank certifies that ${holder}, the holder of the identity number below, has repaid the finance taken from the bank in full, and owes nothing of it as of the date of this letter. It was issued at the holder’s request, without any liability of the bank to others.`,
    },
  },
  account: {
    ar: {
      title: 'تعريف بحساب بنكي',
      text: (holder) =>
        `يشهد بنك ركن بأن لديه حسابا جاريا قائما باسم ${holder}، صاحب الهوية المبينة أدناه. صدر هذا التعريف بناء على طلبه دون أي مسؤولية على البنك تجاه غيره.`,
    },
    en: {
      title: 'Letter about an account',
      text: (holder) =>
        `Rukn Bank certifies that it holds an active current account in the name of ${holder}, the holder of the identity number below. This letter was issued at the holder’s request, without any liability of the bank to others.`,
    },
  },
};

const kindOf = ({ kind }: StoredDocument, language: Language): DocumentKind => {
  const known = DOCUMENT_KINDS[kind];
  if (!known) throw new Error('a document has an unknown kind');
  return known[language];
};

/** Returns the name of a document's file, without extension. */
export const documentName = (document: StoredDocument, language: Language): string =>
  `${kindOf(document, language).title.replaceAll(' ', '-')}-${document.reference}`;

/** Path of the page that checks documents, with the reference of one. */
const checkPath = (reference: string, language: Language): string =>
  `${language === 'en' ? '/en' : ''}/help/document-check?reference=${reference}`;

/** Returns the content of a document's file in a language; its code and its link lead back to the check. */
export function documentContent(document: StoredDocument, language: Language, publicUrl: string): DocumentContent {
  const { title, text } = kindOf(document, language);
  const texts = TEXTS[language];
  const holder = language === 'ar' ? document.holderAr : document.holderEn;
  const { reference, issuedOn, validUntil } = document;
  return {
    ...{ language, title, ...texts.frame },
    issued: `${texts.issued} ${dayText(issuedOn, language)}`,
    paragraphs: [text(holder)],
    facts: [
      { label: texts.holder, value: holder },
      { label: texts.identity, value: digits(masked(document.nationalId), language) },
      { label: texts.validity, value: validUntil === null ? texts.unlimited : dayText(validUntil, language) },
    ],
    check: {
      ...texts.check,
      reference: digits(reference, language),
      url: `${publicUrl}${checkPath(reference, language)}`,
    },
  };
}

const TEXTS = {
  ar: {
    frame: {
      bank: 'بنك ركن',
      footer: 'بنك ركن، بنك خيالي أعد لأغراض العرض',
      pageLabel: 'الصفحة {page} من {pages}',
      factsTitle: 'تفاصيل المستند',
      heads: ['البيان', 'القيمة'],
    },
    check: {
      title: 'تحقق من هذا المستند',
      text: 'امسح الرمز، أو افتح الصفحة وأدخل رقم الهوية والرقم المرجعي.',
      codeText: 'رمز استجابة سريعة يفتح صفحة التحقق من هذا المستند',
      referenceLabel: 'الرقم المرجعي',
    },
    issued: 'صدرت في',
    holder: 'الاسم',
    identity: 'رقم الهوية',
    validity: 'سارية حتى',
    unlimited: 'بلا تاريخ انتهاء',
  },
  en: {
    frame: {
      bank: 'Rukn Bank',
      footer: 'Rukn Bank, a fictional bank made for demonstration',
      pageLabel: 'Page {page} of {pages}',
      factsTitle: 'Details',
      heads: ['Item', 'Value'],
    },
    check: {
      title: 'Check this document',
      text: 'Scan the code, or open the page and enter identity number and reference.',
      codeText: 'QR code that opens the page which checks this document',
      referenceLabel: 'Reference',
    },
    issued: 'Issued on',
    holder: 'Name',
    identity: 'Identity number',
    validity: 'Valid until',
    unlimited: 'No end date',
  },
} as const satisfies Record<Language, unknown>;
