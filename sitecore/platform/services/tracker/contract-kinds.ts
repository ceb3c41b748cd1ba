import type { Language } from '#sitecore/definitions/language.ts';
import { dayText, digits } from '../documents/document-texts.ts';
import type { DocumentContent } from '../documents/render-document.ts';
import type { StoredApplication } from '../../store/tracker-schema.ts';
import { CONTRACT_KINDS, CONTRACT_TEXTS, type ContractKind, type KindText } from './contract-texts.ts';

function kindText(kind: string, language: Language): KindText {
  if (!isKind(kind)) throw new Error('a file of a contract has an unknown kind');
  return CONTRACT_KINDS[kind][language];
}

const isKind = (kind: string): kind is ContractKind => Object.hasOwn(CONTRACT_KINDS, kind);

/** Returns the name of a contract's file. */
export const contractFileName = (kind: string, language: Language): string =>
  `${kindText(kind, language).title.replaceAll(' ', '-')}.pdf`;

/** Returns the content of a contract's file in a language. */
export function contractContent(kind: string, application: StoredApplication, language: Language): DocumentContent {
  const { title, text, sections, schedule } = kindText(kind, language);
  const texts = CONTRACT_TEXTS[language];
  const isArabic = language === 'ar';
  return {
    ...{ language, title, ...texts.frame },
    issued: `${texts.issued} ${dayText(application.updatedOn, language)}`,
    paragraphs: [text],
    facts: [
      { label: texts.customer, value: isArabic ? application.customerAr : application.customerEn },
      { label: texts.cic, value: digits(application.cic, language) },
      { label: texts.dossier, value: digits(application.dossier, language) },
      { label: texts.product, value: isArabic ? application.productAr : application.productEn },
    ],
    sections: sections ?? [],
    ...(schedule && { table: { ...texts.schedule, rows: instalments(application.updatedOn, language) } }),
  };
}

/** Instalments of the fictitious contract: the first year of a fixed one. */
const INSTALMENTS = 12;
const INSTALMENT = 4_850;

function instalments(from: string, language: Language): string[][] {
  const amount = INSTALMENT.toLocaleString(language === 'ar' ? 'ar-EG-u-nu-arab' : 'en-US');
  return Array.from({ length: INSTALMENTS }, (_, index) => {
    const due = new Date(`${from.slice(0, 7)}-27T00:00:00Z`);
    due.setUTCMonth(due.getUTCMonth() + index + 1);
    return [digits(String(index + 1), language), dayText(due.toISOString().slice(0, 10), language), amount];
  });
}
