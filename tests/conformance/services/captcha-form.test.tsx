// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { SyntheticEvent } from 'react';
import { webcrypto } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { issueChallenge, solvedChallenge } from '#sitecore/platform/services/captcha/challenge.ts';
import { activeOrigins } from '#src/config/env.ts';
import { contentPolicy } from '#src/config/security-headers.ts';
import { CAPTCHA_TIMEOUT_MS, CAPTCHA_TOKEN_MAX_AGE_MS } from '#src/config/timings/services.ts';
import { embeddedCaptcha } from '#src/features/captcha/embedded-captcha.ts';
import { RECAPTCHA_ORIGINS } from '#src/features/captcha/origins.ts';
import { type CaptchaState, passCaptcha } from '#src/features/captcha/pass-captcha.ts';
import { useCaptcha } from '#src/features/captcha/use-captcha.tsx';

const HOST = 'http://bank';
const SECRET = 'a secret of the tests of the captcha';

/** Requests of the services, as method, path and body. */
const requests: { readonly method: string; readonly path: string; readonly body: string; readonly type: string }[] = [];
const record = async (request: Request): Promise<string> => {
  const { method, url, headers } = request;
  const body = await request.text();
  requests.push({ method, path: new URL(url).pathname, body, type: headers.get('content-type') ?? '' });
  return body;
};

const validating = (respond: (token: string) => Promise<Response>) =>
  http.post(HOST + CALLS.captcha.path, async ({ request }) =>
    respond(new URLSearchParams(await record(request)).get('response') ?? ''),
  );

const services = setupServer(
  http.get(HOST + CALLS.captchaChallenge.path, async ({ request }) => {
    await record(request);
    return HttpResponse.json({ challenge: await issueChallenge(SECRET, new Date()), stamp: 'stamp' });
  }),
  validating(() => Promise.resolve(HttpResponse.text('true'))),
);

beforeAll(() => services.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('crypto', webcrypto);
});
afterEach(() => {
  cleanup();
  services.resetHandlers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
});
afterAll(() => services.close());

const withToken = (token: string) => ({ takeToken: () => Promise.resolve(token) });

/** A form that is submitted once its captcha resolves. */
function Form({ siteKey, onSubmit }: { readonly siteKey: string; readonly onSubmit: (state: CaptchaState) => void }) {
  const { touch, pass, element } = useCaptcha({ siteKey, action: 'enquiry', host: HOST });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit(await pass());
  };
  return (
    <form onFocus={touch} onSubmit={(event) => void submit(event)}>
      <input aria-label="name" />
      <button type="submit">send</button>
      {element}
    </form>
  );
}

describe('useCaptcha', () => {
  it('CAPT-02 gets a token of reCAPTCHA on submit with the configured site key, and without a site key requests nothing of it; without the embedded captcha the step is skipped', async () => {
    const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
    const onSubmit = vi.fn();
    const view = render(<Form siteKey="the-site-key" onSubmit={onSubmit} />);
    expect(scripts()).toEqual([]);
    await userEvent.click(screen.getByRole('textbox'));
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(scripts()[0]).toMatch(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?.*render=the-site-key/);

    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
    const execute = vi.fn(() => Promise.resolve('a token of Google'));
    const ready = (done: () => void) => done();
    vi.stubGlobal('grecaptcha', { ready, execute, render: () => 'the-site-key' });
    const loaded: unknown = Reflect.get(window, 'onRecaptchaLoadCallback');
    act(() => void (typeof loaded === 'function' && Reflect.apply(loaded, undefined, [])));
    document.querySelector('script')?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(execute.mock.calls).toEqual([['the-site-key', { action: 'enquiry' }]]);
    expect(onSubmit).toHaveBeenCalledWith({ token: 'a token of Google', responseText: 'true' });
    expect(requests.map(({ path }) => path)).toEqual([CALLS.captcha.path]);

    view.unmount();
    document.head.replaceChildren();
    const onEmbedded = vi.fn<(state: CaptchaState) => void>();
    render(<Form siteKey="" onSubmit={onEmbedded} />);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(onEmbedded).toHaveBeenCalledOnce(), { timeout: 30_000 });
    expect(scripts()).toEqual([]);

    requests.length = 0;
    services.use(http.get(HOST + CALLS.captchaChallenge.path, () => new HttpResponse(null, { status: 404 })));
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(onEmbedded).toHaveBeenCalledTimes(2));
    expect(onEmbedded).toHaveBeenLastCalledWith({ token: '', responseText: '' });
    expect(requests).toEqual([]);
  });

  it('begins the embedded captcha at the first touch, and sends a token that solves its challenge', async () => {
    const tokens: string[] = [];
    services.use(
      validating((token) => {
        tokens.push(token);
        return Promise.resolve(HttpResponse.text('true'));
      }),
    );
    const onSubmit = vi.fn();
    render(<Form siteKey="" onSubmit={onSubmit} />);
    expect(requests).toEqual([]);
    await userEvent.click(screen.getByRole('textbox'));
    await waitFor(() => expect(requests.map(({ path }) => path)).toEqual([CALLS.captchaChallenge.path]));
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), { timeout: 30_000 });
    expect(await solvedChallenge(tokens[0] ?? '', SECRET, new Date())).toBeDefined();
  });
});

describe('passCaptcha', () => {
  it('CAPT-03 posts the token for validation, form-encoded in the field response', async () => {
    await passCaptcha(withToken('a token + more'), HOST);
    expect(requests).toMatchObject([
      { method: 'POST', path: '/api/sitecore/Captcha/ValidateRecaptcha', body: 'response=a+token+%2B+more' },
    ]);
    expect(requests[0]?.type).toMatch(/^application\/x-www-form-urlencoded/);
  });

  it.each([
    ['true', 'true', () => HttpResponse.text('true')],
    ['true as JSON', 'true', () => HttpResponse.json(true)],
    ['false', 'false', () => HttpResponse.text('false')],
    ['another text', 'Bad token', () => HttpResponse.text('Bad token')],
    ['an error', '', () => HttpResponse.json({ error: 'unavailable' }, { status: 503 })],
    ['no connection', '', () => HttpResponse.error()],
  ])(
    'CAPT-04 reads the response as a text and lets the form submit, whatever it is: %s',
    async (_, responseText, respond) => {
      services.use(validating(() => Promise.resolve(respond())));
      expect(await passCaptcha(withToken('token'), HOST)).toEqual({ token: 'token', responseText });
    },
  );

  it('CAPT-06 waits 15 seconds at most, for the token and for its validation', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect(CAPTCHA_TIMEOUT_MS).toBe(15_000);
    services.use(
      validating(async () => {
        await delay('infinite');
        return HttpResponse.text('true');
      }),
    );
    const states: CaptchaState[] = [];
    void passCaptcha({ takeToken: () => new Promise(() => undefined) }, HOST).then((state) => states.push(state));
    void passCaptcha(withToken('token'), HOST).then((state) => states.push(state));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(states).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(states).toEqual([
      { token: '', responseText: '' },
      { token: 'token', responseText: '' },
    ]);
  });

  it('CAPT-09 resolves with the token and the text of the response, empty without a token', async () => {
    expect(await passCaptcha(withToken('token'), HOST)).toEqual({ token: 'token', responseText: 'true' });
    requests.length = 0;
    expect(await passCaptcha(withToken(''), HOST)).toEqual({ token: '', responseText: '' });
    expect(requests).toEqual([]);
  });
});

describe('embeddedCaptcha', () => {
  it('prepares one token ahead, which is taken once, and replaces one that is too old', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    services.use(
      http.get(HOST + CALLS.captchaChallenge.path, async ({ request }) => {
        await record(request);
        return HttpResponse.json({ error: 'not found' }, { status: 404 });
      }),
    );
    const captcha = embeddedCaptcha(HOST);
    captcha.prepare();
    captcha.prepare();
    expect(await captcha.takeToken()).toBe('');
    expect(requests).toHaveLength(1);
    await captcha.takeToken();
    expect(requests).toHaveLength(2);
    captcha.prepare();
    vi.advanceTimersByTime(CAPTCHA_TOKEN_MAX_AGE_MS);
    await captcha.takeToken();
    expect(requests).toHaveLength(4);
  });
});

describe('RECAPTCHA_ORIGINS', () => {
  const policyWith = (source: Readonly<Record<string, string>>) =>
    contentPolicy({ development: false, servicesUrl: '', origins: activeOrigins([RECAPTCHA_ORIGINS], source) });

  it('lets a page load reCAPTCHA with a site key only', () => {
    expect(policyWith({})).not.toContain('google');
    const policy = policyWith({ RECAPTCHA_SITE_KEY: 'the-site-key' });
    expect(policy).toMatch(
      /script-src 'self' [^;]*https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/;/,
    );
    expect(policy).toContain("frame-src 'self' https://www.google.com/recaptcha/");
  });
});
