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

/** Asserts that a calculator's call failed, that only the log reports it, and that the form stays usable. */
export async function expectOnlyLogged(logged: Mock, calculator: string, kind: string): Promise<void> {
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(logged.mock.calls).toEqual([[`${calculator}: no result`, expect.objectContaining({ kind })]]);
  const form = screen.getByRole('form');
  expect(form.textContent).not.toMatch(/Invalid|required/i);
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(form.querySelector('[type=submit]')?.getAttribute('aria-busy')).toBeNull());
}
