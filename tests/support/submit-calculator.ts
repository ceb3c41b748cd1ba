import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { expect, type Mock } from 'vitest';
import type { Call, ResponseBody } from '#sitecore/contracts/call.ts';
import { anyHost, failing, misbehaving, responseOf, unreachable, unreadable } from './msw/response-handlers.ts';

/** User events without delay between keys. */
export const visitor: UserEvent = userEvent.setup({ delay: null });

/** Returns the result region of the calculator in the document. */
export const resultPanel = () => within(screen.getByRole('region', { name: 'calculator_result' }));

/** Returns the displayed figures beside the large one, without their currency. */
export const figures = () =>
  resultPanel()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent.replace(/^SAR /, ''));

/** Returns the error text of a field. */
export const fieldError = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .filter((one) => one?.id.endsWith('-error'))
    .map((one) => one?.textContent)
    .join();

/** Returns a handler that responds with this body, the queries of the requests it receives, and a promise of the first. */
export function recordRequests<C extends Call>(call: C, body: ResponseBody<C>) {
  const requests: Readonly<Record<string, string>>[] = [];
  const firstRequest = Promise.withResolvers<undefined>();
  const handler = http.get(anyHost(call), ({ request }) => {
    requests.push(Object.fromEntries(new URL(request.url).searchParams));
    firstRequest.resolve(undefined);
    return responseOf(call, body);
  });
  return { requests, handler, firstRequest: firstRequest.promise };
}

/** Failures of a call, each with its name in the log. */
export const failureCases = (call: Call) =>
  [
    ['500', failing(call), 'Failed'],
    ['429', failing(call, 429), 'TooManyRequests'],
    [
      '400',
      misbehaving(call, { error: { code: 'InvalidParameter', parameter: 'principal', message: 'principal' } }, 400),
      'Refused',
    ],
    ['garbage', unreadable(call), 'Unreadable'],
    ['no result', misbehaving(call, { result: { APR: 'a' } }), 'Unreadable'],
    ['no network', unreachable(call), 'Unreachable'],
  ] as const;

/** Returns all that a visitor reads and hears of the page: its text, and each role and state with its text or value. */
export function shownPage(): readonly string[] {
  const parts = document.querySelectorAll<HTMLElement>(
    '[role], [aria-live], [aria-invalid], dialog, output, input, select',
  );
  const described = [...parts].map((part) => {
    const states = ['role', 'aria-live', 'aria-invalid', 'open'].map((name) => part.getAttribute(name) ?? '');
    return [part.tagName, ...states, 'value' in part ? part.value : part.textContent].join(' ');
  });
  return [document.body.textContent, ...described];
}

/**
 * Asserts that a calculator's call failed, that only the log reports it, and that the form stays usable: the page says what it said
 * before.
 */
export async function expectOnlyLogged(
  logged: Mock,
  calculator: string,
  kind: string,
  before: readonly string[],
): Promise<void> {
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(logged.mock.calls).toEqual([[`${calculator}: no result`, expect.objectContaining({ kind })]]);
  const submit = screen.getByRole('form').querySelector('[type=submit]');
  await waitFor(() => expect(submit?.getAttribute('aria-busy')).toBeNull());
  expect(shownPage()).toEqual(before);
}
