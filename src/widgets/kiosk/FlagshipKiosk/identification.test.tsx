// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerType } from '#sitecore/contracts/kiosk.ts';
import { atIdentity, choose, mockKioskBank, requests, submit, textbox } from '#tests/support/kiosk-visitor.ts';
import { phrasesIn } from '#tests/support/dictionary.ts';
import { misbehaving } from '#tests/support/msw/response-handlers.ts';
import { fieldError, visitor } from '#tests/support/submit-calculator.ts';

const bank = mockKioskBank();

describe('FlagshipKiosk: identification', () => {
  it.each([
    ['guest', 'kiosk_guest_name', { fxb_Segment: '3', fxb_guestname: 'Sara', fxb_branchid: '101' }],
    ['corporate', 'kiosk_company_name', { fxb_Segment: '4', fxb_customername: 'Sara', fxb_branchid: '101' }],
  ])('KIOSK-18, KIOSK-21 requires only a name of a guest or a company: %s', async (segment, label, sent) => {
    await atIdentity();
    await choose(`kiosk_${segment}`);
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText(label)]);
    expect(screen.queryByText('kiosk_id_type')).toBeNull();
    for (const blank of ['', '   ']) {
      if (blank !== '') await visitor.type(textbox(), blank);
      await submit();
      await waitFor(() => expect(fieldError(textbox())).toBe('enter_your_name'));
    }
    expect(requests).toEqual([]);
    await visitor.type(textbox(), 'Sara');
    await submit();
    await screen.findByRole('button', { name: 'Cards' });
    expect(requests).toEqual([{ path: customerType.path, body: sent }]);
  });

  it('KIOSK-22 limits a name to 100 characters, typed or pasted', async () => {
    await atIdentity();
    for (const segment of ['kiosk_guest', 'kiosk_corporate']) {
      await choose(segment);
      await visitor.click(textbox());
      await visitor.paste('n'.repeat(99));
      await visitor.keyboard('abc');
      expect(textbox().value).toBe(`${'n'.repeat(99)}a`);
      await visitor.clear(textbox());
      await visitor.paste('m'.repeat(150));
      expect(textbox().value).toBe('m'.repeat(100));
    }
  });

  it.each([
    ['kiosk_cic', 16],
    ['kiosk_mobile', 10],
    ['kiosk_national_id', 10],
  ])('KIOSK-24, KIOSK-27 limits an id to its number of digits: %s %i', async (idType, length) => {
    await atIdentity();
    await choose('kiosk_customer');
    await choose(idType);
    await visitor.type(textbox(), '1234567890123456789');
    expect(textbox().value).toBe('1234567890123456789'.slice(0, length));
  });

  it('KIOSK-29 accepts only digits in an id and writes Arabic-Indic ones as 0 to 9', async () => {
    await atIdentity();
    await choose('kiosk_customer');
    await visitor.type(textbox(), '0a0-٤٥ ٦۷x.');
    expect(textbox().value).toBe('004567');
    await visitor.clear(textbox());
    await visitor.click(textbox());
    await visitor.paste('no ٠٠-12 34٫5');
    expect(textbox().value).toBe('0012345');
    expect(textbox().inputMode).toBe('numeric');
  });

  it.each([
    ['kiosk_cic', '0012', 'valid_cic_number'],
    ['kiosk_mobile', '0551234567', 'valid_mobile_number'],
    ['kiosk_national_id', '1012345678', 'valid_number'],
    ['kiosk_guest', 'Sara', 'enter_your_name'],
    ['kiosk_corporate', 'Sara', 'enter_your_name'],
  ])(
    'KIOSK-48 shows the error of an identification that the bank rejects under its field, not in the panel: %s',
    async (choice, text, error) => {
      await atIdentity();
      if (!/guest|corporate/.test(choice)) await choose('kiosk_customer');
      await choose(choice);
      bank.use(misbehaving(customerType, { StatusCode: 400, Message: 'no' }));
      await visitor.type(textbox(), text);
      await submit();
      await waitFor(() => expect(fieldError(textbox())).toBe(error));
      expect(textbox().getAttribute('aria-invalid')).toBe('true');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByText('kiosk_refresh_and_try')).toBeNull();
      expect(textbox().value).toBe(text);
      await waitFor(() => expect(document.activeElement).toBe(textbox()));
    },
  );

  it.each(['kiosk_cic', 'kiosk_mobile', 'kiosk_national_id'])('says that a number is empty: %s', async (idType) => {
    await atIdentity();
    await choose('kiosk_customer');
    await choose(idType);
    await submit();
    await waitFor(() => expect(fieldError(textbox())).toBe('kiosk_number_empty'));
    expect(requests).toEqual([]);
  });

  it.each([
    ['valid_cic_number', /يبدأ بصفرين$/, /starts with 00$/],
    ['valid_mobile_number', /يبدأ بـ ٠٥$/, /starts with 05$/],
    ['valid_number', /من ١٠ أرقام$/, /of 10 digits$/],
  ] as const)('says that no customer was found and what is wrong with the number: %s', (key, inArabic, inEnglish) => {
    const { [key]: arabic } = phrasesIn('ar', [key]);
    const { [key]: english } = phrasesIn('en', [key]);
    expect(arabic).toMatch(/^لم نجد عميلاً به/);
    expect(arabic).toMatch(inArabic);
    expect(english).toMatch(/^We found no customer with this /);
    expect(english).toMatch(inEnglish);
  });
});
