import type { Language } from '#sitecore/definitions/language.ts';
import type { Refusal } from './numeric-edit.ts';

const TEXTS: Readonly<Record<Refusal, Readonly<Record<Language, string>>>> = {
  unreadable: {
    ar: 'لم نفهم هذا الرقم. اكتبه هكذا: ٢٬٥٠٠٫٧٥',
    en: 'We cannot read this number. Write it like 2,500.75',
  },
  notWhole: {
    ar: 'اكتب عدداً صحيحاً بلا كسور، مثل ٢٬٥٠٠',
    en: 'Enter a whole number, such as 2,500',
  },
  tooLong: {
    ar: 'لا تتسع الخانة لهذا الرقم كله. راجع ما كُتب فيها.',
    en: 'This number is too long for the field. Check what it holds.',
  },
};

interface RefusedNumberProps {
  readonly id: string;
  readonly reason: Refusal;
  readonly language: Language;
}

/** Renders the reason for which a text is no number of its field, announced as it appears. */
export const RefusedNumber = ({ id, reason, language }: RefusedNumberProps) => (
  <span id={id} role="alert" className="mt-1.5 block text-xs leading-[1.7] text-danger">
    {TEXTS[reason][language]}
  </span>
);
