import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#sitecore/rules/fold-text.ts';
import { arabicStem, withoutArticle } from './arabic-stem.ts';

const stemsOf = (words: string): readonly string[] => words.split(' ').map((word) => arabicStem(foldText(word)));

describe('arabicStem', () => {
  it.each([
    'بطاقة البطاقة البطاقات بطاقتي بطاقتك بطاقتكم للبطاقة بالبطاقة والبطاقة وبطاقات',
    'تمويل التمويل والتمويل للتمويل وللتمويل بالتمويل التمويلية لتمويل ولتمويل',
    'شخصي شخصية الشخصي الشخصية',
    'حاسبة حاسبات الحاسبة والحاسبات',
    'الإلكتروني الإلكترونية إلكترونية إلكتروني',
    'حساب الحساب حسابي حسابك حسابات حساباتكم',
    'موظف الموظفين موظفون الموظفات',
    'معلومات معلوماتي المعلومات',
    'سيارة السيارات سيارتي',
    'خدمة خدماتكم خدماتنا',
    'ودائع الودائع والودائع للودائع',
    'وديعة الوديعة للوديعة',
    'وظائف الوظائف وظائفكم',
  ])('has one stem for %s', (words) => {
    expect(new Set(stemsOf(words)).size, stemsOf(words).join(' ')).toBe(1);
  });

  it.each([
    'بطاقة طاقة',
    'عروض قروض',
    'ودائع دائم',
    'تأجير تاجر',
    'فرع فروع',
    'قسط قسم',
    'مدى مدير',
    'تحويل تمويل',
    'رصيد رصد',
    'كرت كرة',
  ])('has different stems for %s', (words) => {
    const stems = stemsOf(words);
    expect(new Set(stems).size, stems.join(' ')).toBe(stems.length);
  });

  it.each([
    ['ال', 'ال'],
    ['لل', 'لل'],
    ['و', 'و'],
    ['ولد', 'ولد'],
    ['بيت', 'بيت'],
  ])('leaves the short word %s', (word, stem) => {
    expect(arabicStem(word)).toBe(stem);
  });

  it('returns a part of every word of Arabic letters, never nothing', () => {
    const letters = fc.constantFrom(...Array.from('ابتثجحخدذرزسشصضطظعغفقكلمنهوي'));
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 14 }), (word) => {
        const stem = arabicStem(word);
        expect(stem.length).toBeGreaterThanOrEqual(Math.min(word.length, 3));
        expect(word).toContain(stem);
      }),
    );
  });
});

describe('withoutArticle', () => {
  it.each([
    ['البطاقه', 'بطاقه'],
    ['وبالبطاقه', 'بطاقه'],
    ['الالكتروني', 'كتروني'],
    ['الم', 'الم'],
    ['بطاقه', 'بطاقه'],
  ])('returns %s as %s', (word, rest) => {
    expect(withoutArticle(word)).toBe(rest);
  });
});
