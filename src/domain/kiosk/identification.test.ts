import { describe, expect, it } from 'vitest';
import { ID_TYPE_CODES, type IdType, paddedCic, SEGMENT_CODES } from '#sitecore/rules/kiosk-identity.ts';
import { checkIdentification } from './identification.ts';

const check = (idType: IdType, id: string) => checkIdentification({ segment: 'customer', idType, id });

describe('the codes of segments and id types', () => {
  it('KIOSK-19 are 1 for a customer, 3 for a guest, 4 for a corporate', () => {
    expect(SEGMENT_CODES).toEqual({ customer: 1, guest: 3, corporate: 4 });
  });

  it('KIOSK-20 are 1 for a CIC number, 8 for a mobile, 4 for a national ID or iqama', () => {
    expect(ID_TYPE_CODES).toEqual({ cic: 1, mobile: 8, nationalId: 4 });
  });
});

describe('checkIdentification for a customer', () => {
  it('KIOSK-23 takes a CIC number of 00 and 1 to 14 digits, and nothing else', () => {
    for (const cic of ['001', '000', '0012345', `00${'9'.repeat(14)}`]) expect(check('cic', cic), cic).toBeUndefined();
    const others = [
      '',
      '0',
      '00',
      '01',
      '1234',
      '1001',
      `00${'9'.repeat(15)}`,
      '00x',
      '00 1',
      ' 001',
      '001 ',
      '٠٠١',
      '-001',
    ];
    for (const cic of others) expect(check('cic', cic), cic).toBe('invalidCic');
  });

  it('KIOSK-26 takes a mobile number of 05 or 5, one of 5 0 3 6 4 9 1 8 7 and 7 digits, and nothing else', () => {
    for (const digit of '503649187')
      for (const start of ['05', '5']) {
        const mobile = `${start}${digit}1234567`;
        expect(check('mobile', mobile), mobile).toBeUndefined();
      }
    const others = ['', '0521234567', '521234567', '051234567', '55123456', '05512345678', '5512345678', '0651234567'];
    for (const mobile of [
      ...others,
      '966551234567',
      '+966551234567',
      '0055123456',
      '05x1234567',
      '٠٥٥١٢٣٤٥٦٧',
      ' 0551234567',
    ])
      expect(check('mobile', mobile), mobile).toBe('invalidMobile');
  });

  it('KIOSK-28 takes a national ID or iqama of 10 digits that start with 1 or 2, and nothing else', () => {
    for (const id of ['1000000000', '2999999999']) expect(check('nationalId', id), id).toBeUndefined();
    const others = [
      '',
      '0000000000',
      '3000000000',
      '9123456789',
      '100000000',
      '10000000000',
      '1x00000000',
      '١٠٠٠٠٠٠٠٠٠',
    ];
    for (const id of others) expect(check('nationalId', id), id).toBe('invalidNationalId');
  });

  it('pads a CIC number with zeros to 16 digits', () => {
    expect(paddedCic('001')).toBe('0000000000000001');
    expect(paddedCic('0012345678901234')).toBe('0012345678901234');
  });
});

describe('checkIdentification for a guest or a company', () => {
  it.each(['guest', 'corporate'] as const)('requires a name other than spaces: %s', (segment) => {
    expect(checkIdentification({ segment, name: 'نورة' })).toBeUndefined();
    for (const name of ['', ' ', '\u00a0\t']) expect(checkIdentification({ segment, name })).toBe('missingName');
  });
});
