// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { parse } from 'zod/mini';
import { builderForm } from '#sitecore/contracts/form-builder.ts';
import { failure, success } from '#sitecore/contracts/result.ts';
import { fixtureJson } from '#src/cms/fixture.ts';
import { passCaptcha } from '#src/features/captcha/pass-captcha.ts';
import { requestFormSession } from '#src/services/form-session.ts';
import { sendForm } from '#src/services/forms.ts';
import { hydrateIslands } from '#src/cms/hydration/hydrate-islands.ts';
import { browserRegistry } from '#src/widgets/registry.browser.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './Form.fixture.ts';

vi.mock('#src/services/forms.ts', () => ({ sendForm: vi.fn() }));
vi.mock('#src/services/form-session.ts', () => ({ requestFormSession: vi.fn() }));
vi.mock('#src/services/forms.server.ts', () => ({
  loadFormProtection: vi.fn(() => Promise.resolve({ stamp: 'stamp', siteKey: '' })),
}));
vi.mock('#src/features/captcha/pass-captcha.ts', () => ({ passCaptcha: vi.fn() }));

const send = vi.mocked(sendForm);
const pass = vi.mocked(passCaptcha);
const visitor = userEvent.setup();
const NOTHING = { success: false, redirectUrl: '', errors: [], validationErrors: {}, nextForm: null };

beforeEach(() => {
  pass.mockResolvedValue({ token: 'passed', responseText: 'true' });
  vi.mocked(requestFormSession).mockResolvedValue({ id: 'session-1', stamp: 'now' });
  send.mockResolvedValue(success({ ...NOTHING, success: true }));
});

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  Cookies.remove('formtoken');
  sessionStorage.clear();
  document.body.innerHTML = '';
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
const entriesOf = () => send.mock.calls[0]?.[0] ?? new FormData();
const valueOf = (ending: string) => [...entriesOf()].flatMap(([name, value]) => (name.endsWith(ending) ? [value] : []));

/** Fills in what the complaint needs. */
async function fillIn(): Promise<void> {
  await hydrateExample(fixtures.complaint, 'ar');
  await visitor.selectOptions(screen.getByRole('combobox', { name: 'الموضوع' }), 'cards');
  await visitor.click(screen.getByRole('radio', { name: 'رسم خاطئ' }));
  await visitor.type(box('اشرح لنا ما حدث'), 'خُصم رسم مرتين');
  await visitor.type(box('الاسم الكامل'), 'نورة');
  await visitor.type(box('الجوال'), '0500000000');
  await visitor.click(screen.getByRole('checkbox', { name: 'أوافق على أن يتصل بي البنك.' }));
}

describe('a form of the form builder', () => {
  it('sends the entries with session, captcha token and the forgery token of the cookie', async () => {
    await fillIn();
    Cookies.set('formtoken', 'forgery');
    await press('أرسل الشكوى');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[1]).toContain('/api/jss/formbuilder?');
    expect(valueOf('__RequestVerificationToken')).toEqual(['forgery']);
    expect(valueOf('.FormSessionId')).toEqual(['session-1']);
    expect(valueOf('stamp')).toEqual(['now']);
    expect(valueOf('token')).toEqual(['passed']);
    expect(valueOf('.NavigationButtons')).toHaveLength(1);
    expect(await screen.findByRole('heading', { name: 'form_sent' })).toBeTruthy();
  });

  it('leaves the forgery token out without its cookie', async () => {
    await fillIn();
    await press('أرسل الشكوى');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(valueOf('__RequestVerificationToken')).toEqual([]);
  });

  it('renews an expired session and sends the same entries again, once', async () => {
    await fillIn();
    const expired = failure({ kind: 'Refused' as const, status: 409, response: { ...NOTHING, errors: ['Expired.'] } });
    send.mockResolvedValueOnce(expired);
    vi.mocked(requestFormSession)
      .mockReset()
      .mockImplementation(() => {
        Cookies.set('formtoken', 'renewed');
        return Promise.resolve({ id: 'session-2', stamp: 'later' });
      });
    await press('أرسل الشكوى');
    expect(await screen.findByRole('heading', { name: 'form_sent' })).toBeTruthy();
    expect(send).toHaveBeenCalledTimes(2);
    const [entries = new FormData()] = send.mock.calls[1] ?? [];
    expect(entries.get('__RequestVerificationToken')).toBe('renewed');
    expect(entries.get('stamp')).toBe('later');
    expect([...entries.values()]).toContain('خُصم رسم مرتين');
    // The server has earlier steps under the id of the session.
    expect([...entries].find(([name]) => name.endsWith('.FormSessionId'))?.[1]).toBe('session-1');
  });

  it('keeps the entries and shows the reason when a renewed session is refused too', async () => {
    await fillIn();
    send.mockResolvedValue(
      failure({ kind: 'Refused', status: 409, response: { ...NOTHING, errors: ['انتهت مدة النموذج.'] } }),
    );
    await press('أرسل الشكوى');
    expect(await screen.findByText('انتهت مدة النموذج.')).toBeTruthy();
    expect(send).toHaveBeenCalledTimes(2);
    expect(box('الاسم الكامل').value).toBe('نورة');
  });

  it('can be sent again when the browser shows it from its cache after the page of the confirmation', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { href: 'https://www.rukn.example/', assign });
    send.mockResolvedValue(success({ ...NOTHING, success: true, redirectUrl: '/help/request-sent' }));
    await fillIn();
    await press('أرسل الشكوى');
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    const button = screen.getByRole('button', { name: 'أرسل الشكوى' });
    expect(button.ariaBusy).toBe('true');
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(button.ariaBusy).not.toBe('true');
    expect(screen.queryByText('form_sending')).toBeNull();
    await visitor.type(box('اشرح لنا ما حدث'), '، ثم رُدّ');
    await press('أرسل الشكوى');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect([...(send.mock.calls[1]?.[0] ?? new FormData()).values()]).toContain('خُصم رسم مرتين، ثم رُدّ');
  });

  it('names every empty field in the summary, which takes the focus, and ties each to its message', async () => {
    await hydrateExample(fixtures.complaint, 'ar');
    await press('أرسل الشكوى');
    const summary = screen.getByRole('group', { name: 'form_errors_few' });
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    const name = box('الاسم الكامل');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(name.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toBe(
      'form_field_empty',
    );
    expect(send).not.toHaveBeenCalled();
  });

  it('holds the submission back until the captcha has passed, and ignores a second submit', async () => {
    let passed: () => void = () => undefined;
    pass.mockReturnValue(
      new Promise((resolve) => {
        passed = () => resolve({ token: 'late', responseText: 'true' });
      }),
    );
    await fillIn();
    await press('أرسل الشكوى');
    const button = screen.getByRole('button', { name: 'أرسل الشكوى' });
    expect(button.ariaBusy).toBe('true');
    expect(screen.getByText('form_checking')).toBeTruthy();
    await visitor.click(button);
    expect(send).not.toHaveBeenCalled();
    passed();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(valueOf('token')).toEqual(['late']);
  });

  it('shows a value as it was understood when its field is left', async () => {
    await fillIn();
    for (const [name, written, shown] of [
      ['الجوال', '+966 (55) 765-4321', '0557654321'],
      ['الجوال', '۰۵۵ ۷۶۵ ۴۳۲۱', '0557654321'],
      ['الاسم الكامل', '\u200Fنورة  السبيعي ', 'نورة السبيعي'],
    ] as const) {
      await visitor.clear(box(name));
      await visitor.type(box(name), written);
      await visitor.tab();
      expect(box(name).value).toBe(shown);
      expect(box(name).getAttribute('aria-invalid')).toBe('false');
    }
  });

  it('FORM-03 shows the messages of the server as text, without those that say required and repeated ones', async () => {
    await fillIn();
    const name = box('الاسم الكامل').name;
    const messages = ['Name is Required', '<b>قصير</b>', '<b>قصير</b>'];
    send.mockResolvedValue(success({ ...NOTHING, errors: messages, validationErrors: { [name]: ['الاسم ناقص'] } }));
    await press('أرسل الشكوى');
    const summary = await screen.findByRole('group', { name: 'form_errors_one' });
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['<b>قصير</b>', 'الاسم ناقص']);
    expect(box('الاسم الكامل').value).toBe('نورة');
    await visitor.type(box('الاسم الكامل'), ' العتيبي');
    expect(screen.queryByText('الاسم ناقص')).toBeNull();
  });

  it('says that nothing is known of a form whose response did not come, and sends it again', async () => {
    await fillIn();
    send.mockResolvedValue(failure({ kind: 'NotSent' }));
    await press('أرسل الشكوى');
    expect(await screen.findByRole('heading', { name: 'form_not_sent' })).toBeTruthy();
    expect(box('الاسم الكامل').value).toBe('نورة');
    send.mockResolvedValue(success({ ...NOTHING, success: true }));
    await press('form_try_again');
    expect(await screen.findByRole('heading', { name: 'form_sent' })).toBeTruthy();
  });

  it('FORM-13 shows the error of an email once it was left, until the form is sent', async () => {
    await fillIn();
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'البريد الإلكتروني' });
    await visitor.type(email, 'noura@');
    expect(email.getAttribute('aria-invalid')).toBe('false');
    await visitor.tab();
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('form_field_email').length).toBeGreaterThan(0);
    pass.mockReturnValue(new Promise(() => undefined));
    await press('أرسل الشكوى');
    expect(email.getAttribute('aria-invalid')).toBe('false');
  });

  it('accepts the digits of a number only, up to its cap', async () => {
    await hydrateExample(fixtures.complaint, 'ar');
    await visitor.click(screen.getByRole('radio', { name: 'عملية لم أُجرها' }));
    await visitor.type(box('المبلغ'), '١٢a٣-456٧٨');
    expect(box('المبلغ').value).toBe('123456');
  });

  it('FORM-12 names the bounds of a number that is out of range', async () => {
    await hydrateExample(fixtures.complaint, 'en');
    await visitor.click(screen.getByRole('radio', { name: 'A payment I did not make' }));
    await visitor.type(box('Amount'), '250000');
    await visitor.tab();
    expect(box('Amount').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('form_field_range').length).toBeGreaterThan(0);
    await visitor.clear(box('Amount'));
    await visitor.type(box('Amount'), '100000');
    expect(box('Amount').getAttribute('aria-invalid')).toBe('false');
  });

  it('has the bounds of a date on the day on which it is filled in, not on the day of its cached page', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T20:59:59Z') });
    onTestFinished(() => void vi.useRealTimers());
    await hydrateExample(fixtures.complaint, 'ar');
    const kind = (name: string) => visitor.click(screen.getByRole('radio', { name }));
    await kind('عملية لم أُجرها');
    const day = screen.getByLabelText<HTMLInputElement>(/تاريخ العملية/);
    expect([day.min, day.max]).toEqual(['2024-11-23', '2026-11-23']);
    await visitor.type(day, '2026-11-24');
    await visitor.tab();
    expect(day.getAttribute('aria-invalid')).toBe('true');
    vi.setSystemTime('2026-11-23T21:00:00Z');
    await visitor.clear(day);
    await visitor.type(day, '2026-11-24');
    expect([day.min, day.max]).toEqual(['2024-11-24', '2026-11-24']);
    expect(day.getAttribute('aria-invalid')).toBe('false');
  });

  it('FORM-16 accepts pasting in inputs of type text and email only; telephone and number are such inputs', async () => {
    await hydrateExample(fixtures.complaint, 'ar');
    await visitor.click(screen.getByRole('radio', { name: 'عملية لم أُجرها' }));
    const paste = (input: Element) => {
      const event = new Event('paste', { bubbles: true, cancelable: true });
      input.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(
      ['الجوال', 'الاسم الكامل', 'البريد الإلكتروني', 'اشرح لنا ما حدث', 'المبلغ'].map((name) => paste(box(name))),
    ).toEqual(Array(5).fill(false));
    expect(paste(document.querySelector('input[type=date]') ?? document.body)).toBe(true);
  });

  it('shows the name of the chosen file and removes it', async () => {
    await hydrateExample(fixtures.complaint, 'ar');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    expect(screen.getByText('form_file_none')).toBeTruthy();
    await visitor.upload(input, new File(['%PDF'], 'كشف.pdf', { type: 'application/pdf' }));
    expect(screen.getByText('كشف.pdf')).toBeTruthy();
    await press('form_file_clear');
    expect(screen.getByText('form_file_none')).toBeTruthy();
    expect(input.files).toHaveLength(0);
  });

  it('shows and requires what its rules say, each time a watched field changes', async () => {
    await hydrateExample(fixtures.complaint, 'ar');
    expect(screen.queryByRole('textbox', { name: 'المبلغ' })).toBeNull();
    await visitor.click(screen.getByRole('radio', { name: 'عملية لم أُجرها' }));
    expect(box('المبلغ')).toBeTruthy();
    expect(document.querySelector<HTMLInputElement>('input[type=file]')?.required).toBe(true);
    await visitor.click(screen.getByRole('radio', { name: 'رسم خاطئ' }));
    expect(screen.queryByRole('textbox', { name: 'المبلغ' })).toBeNull();
    expect(document.querySelector<HTMLInputElement>('input[type=file]')?.required).toBe(false);
    await visitor.type(box('رقم العميل'), '٤٤٧١٢٠٩');
    await visitor.tab();
    expect(box('رقم العميل').value).toBe('0000000004471209');
    expect(box('رقم العميل').getAttribute('aria-invalid')).toBe('false');
  });

  it('sends a customer number by Enter before its field was left', async () => {
    await fillIn();
    await visitor.type(box('رقم العميل'), '٤٤٧١٢٠٩{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect([...entriesOf().values()]).toContain('4471209');
  });

  it('marks a required field that a rule hides as not required', async () => {
    await fillIn();
    await press('أرسل الشكوى');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(valueOf('.Required')).toEqual(['false']);
    expect(valueOf('].Value').filter((value) => value === 'true')).toHaveLength(1);
  });

  it('starts with the option that the query names', async () => {
    await hydrateExample(fixtures.complaint, 'ar', { p: ' Finance ' });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'الموضوع' }).value).toBe('finance');
  });
});

describe('a form in one step', () => {
  it('keeps what was entered over a reload and a change of language, and forgets it once it is sent', async () => {
    await hydrateExample(fixtures.complaint, 'ar');
    await visitor.selectOptions(screen.getByRole('combobox', { name: 'الموضوع' }), 'cards');
    await visitor.type(box('الاسم الكامل'), 'نورة');
    await hydrateExample(fixtures.complaint, 'ar');
    await waitFor(() => expect(box('الاسم الكامل').value).toBe('نورة'));
    await hydrateExample(fixtures.complaint, 'en');
    await waitFor(() => expect(box('Full name').value).toBe('نورة'));
    const topic = screen.getByRole<HTMLSelectElement>('combobox', { name: 'What is it about?' });
    expect([topic.value, topic.selectedOptions[0]?.textContent]).toEqual(['cards', 'Cards']);
    document.body.innerHTML = '';
    sessionStorage.clear();
    await fillIn();
    await press('أرسل الشكوى');
    expect(await screen.findByRole('heading', { name: 'form_sent' })).toBeTruthy();
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps nothing of a form that is only looked at', async () => {
    await hydrateExample(fixtures.complaint, 'ar');
    await visitor.click(box('الاسم الكامل'));
    expect(sessionStorage.length).toBe(0);
  });

  it('takes an interest that its page names anew before the option that was kept', async () => {
    const topic = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'الموضوع' });
    await hydrateExample(fixtures.complaint, 'ar', { p: 'finance' });
    await visitor.selectOptions(topic(), 'cards');
    await visitor.type(box('الاسم الكامل'), 'نورة');
    await hydrateExample(fixtures.complaint, 'ar', { p: 'finance' });
    await waitFor(() => expect(topic().value).toBe('cards'));
    await hydrateExample(fixtures.complaint, 'ar');
    await waitFor(() => expect(topic().value).toBe('cards'));
    await visitor.type(box('الاسم الكامل'), ' السبيعي');
    await hydrateExample(fixtures.complaint, 'ar', { p: 'finance' });
    await waitFor(() => expect(box('الاسم الكامل').value).toBe('نورة السبيعي'));
    expect(topic().value).toBe('finance');
  });

  it('shows kept entries before it is touched', async () => {
    await hydrateExample(fixtures.complaint, 'ar');
    await visitor.type(box('الاسم الكامل'), 'نورة');
    const { html, islands } = await renderExample(serverRegistry, fixtures.complaint, 'ar');
    document.body.innerHTML = html;
    hydrateIslands(islands, browserRegistry);
    await waitFor(() => expect(box('الاسم الكامل').value).toBe('نورة'));
  });
});

describe('a form in steps', () => {
  it('keeps what was entered for the next visit of the page, except sensitive fields', async () => {
    await hydrateExample(fixtures.step, 'ar');
    await visitor.type(box('الاسم الكامل'), 'نورة');
    await visitor.type(box('الرقم السري'), '1234');
    await hydrateExample(fixtures.step, 'ar');
    await waitFor(() => expect(box('الاسم الكامل').value).toBe('نورة'));
    expect(box('الرقم السري').value).toBe('');
    expect(sessionStorage.getItem(sessionStorage.key(0) ?? '')).not.toContain('1234');
  });

  it('goes back without checks, and sends the step of the pressed button; Enter presses the next one', async () => {
    await hydrateExample(fixtures.step, 'ar');
    expect(screen.getAllByRole('button')[0]?.textContent).toBe('التالي');
    await press('السابق');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    const [, id] = [...entriesOf()].find(([name]) => name.endsWith('.NavigationButtons')) ?? [];
    expect([...entriesOf()].findLast(([name]) => name.endsWith(`.${typeof id === 'string' ? id : ''}`))?.[1]).toBe(
      '-1',
    );
    expect(pass).not.toHaveBeenCalled();
  });

  it('goes back to its first step with its entries when the server no longer has the earlier steps', async () => {
    await hydrateExample(fixtures.step, 'ar');
    await visitor.type(box('الاسم الكامل'), 'نورة');
    const first = parse(builderForm, fixtureJson(fixtures.step, 'ar').fields);
    const nextForm = { ...first, pageItemId: { ...first.pageItemId, value: 'page-2' } };
    send.mockResolvedValueOnce(success({ ...NOTHING, success: true, nextForm }));
    await press('التالي');
    await waitFor(() => expect(document.querySelector('input[value="page-2"]')).toBeTruthy());
    send.mockResolvedValue(failure({ kind: 'Refused', status: 409, response: { ...NOTHING, errors: ['Expired.'] } }));
    await press('التالي');
    expect(await screen.findByText('form_expired')).toBeTruthy();
    expect(document.querySelector('input[value="page-2"]')).toBeNull();
    expect(box('الاسم الكامل').value).toBe('نورة');
  });
});
