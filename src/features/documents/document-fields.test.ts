import { describe, expect, it } from 'vitest';
import { documentErrors, isValid, typedNationalId, typedReference } from './document-fields.ts';

const nationalId = (value: string) => documentErrors({ nationalId: value, referenceNo: '1' }).nationalId;
const referenceNo = (value: string) => documentErrors({ nationalId: '1', referenceNo: value }).referenceNo;

describe('the national ID', () => {
  it('EDOC-04 EDOC-05 is required, and has letters from A to Z and digits only', () => {
    expect(nationalId('')).toBe('NationalId_Validation_01');
    for (const wrong of ['10-3', '10 3', 'ه١٠', 'é1', '١٠٣', ' '])
      expect(nationalId(wrong)).toBe('NationalId_Validation_02');
    for (const valid of ['1034827715', 'A1b2', 'z']) expect(nationalId(valid)).toBeUndefined();
  });

  it('EDOC-06 has at most 15 characters', () => {
    expect(nationalId('A'.repeat(15))).toBeUndefined();
    expect(nationalId('A'.repeat(16))).toBe('NationalId_Validation_03');
  });
});

describe('the reference', () => {
  it('EDOC-07 EDOC-08 EDOC-09 is required, and has at most 10 digits and nothing else', () => {
    expect(referenceNo('')).toBe('ReferenceNo_Validation_01');
    for (const wrong of ['88a', '8 8', '-1', '8.8', '٨٨']) expect(referenceNo(wrong)).toBe('ReferenceNo_Validation_02');
    expect(referenceNo('8804127730')).toBeUndefined();
    expect(referenceNo('88041277301')).toBe('ReferenceNo_Validation_03');
  });
});

it('EDOC-10 both fields convert Arabic-Indic digits, leave out other characters and are cut, whatever way a text comes', () => {
  expect(typedNationalId('١٠٣٤-٨٢٧ ٧١٥')).toBe('1034827715');
  expect(typedNationalId('۱a هB-2')).toBe('1aB2');
  expect(typedNationalId('A'.repeat(40))).toHaveLength(15);
  expect(typedReference('رقم: ٨٨٠٤/127a730')).toBe('8804127730');
  expect(typedReference('1'.repeat(40))).toHaveLength(10);
  for (const text of ['١٠٣٤-٨٢٧', 'x y', '٨٨٠٤١٢٧٧٣٠٩١'])
    expect(
      isValid(documentErrors({ nationalId: typedNationalId(text), referenceNo: typedReference(`1${text}`) })),
    ).toBe(true);
});
