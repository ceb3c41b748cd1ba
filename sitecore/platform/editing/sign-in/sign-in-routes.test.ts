import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { FEES_PAGE, openEditing, ORIGIN, PASSWORD } from '#tests/support/editing-platform.ts';

let fixture: ReturnType<typeof fixtureContent>;

beforeEach(() => {
  fixture = fixtureContent({ 'pages/fees.yml': FEES_PAGE });
});
afterEach(() => {
  fixture.remove();
});

const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';

describe('the sign-in page', () => {
  it.each([
    ['ar', 'rtl', 'كلمة المرور'],
    ['en', 'ltr', 'Password'],
  ])('asks for the password in %s', async (language, direction, label) => {
    const response = await (await openEditing(fixture.folder)).send(`?lang=${language}`);
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toContain(`<label for="password">${label}</label>`);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('sets an HttpOnly, SameSite=Strict session cookie for the right password', async () => {
    const response = await (await openEditing(fixture.folder)).signIn(PASSWORD);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/sitecore/editing?lang=en');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^editing_session=[\w-]{43}; Max-Age=28800; Path=\/sitecore\/editing; HttpOnly; Secure; SameSite=Strict$/,
      ),
      expect.stringMatching(/^editing_media=[\w-]{43}; Max-Age=28800; Path=\/-; HttpOnly; Secure; SameSite=Strict$/),
    ]);
  });

  it('shows the error of a wrong password and keeps the page to open next', async () => {
    const next = '/sitecore/editing/page?item=%2Ffees&lang=en';
    const response = await (await openEditing(fixture.folder)).signIn('wrong', { next });
    expect(response.status).toBe(401);
    expect(response.headers.get('set-cookie')).toBeNull();
    const html = await response.text();
    expect(html).toContain('<p id="password-error" role="alert">This is not the password.');
    expect(html).toMatch(/autofocus\s+aria-invalid="true" aria-describedby="password-error"/);
    expect(html).toContain('value="/sitecore/editing/page?item=%2Ffees&amp;lang=en"');
  });

  it.each(['https://evil.example/', '//evil.example', '/other', 'javascript:x'])(
    'never redirects to %s',
    async (next) => {
      const response = await (await openEditing(fixture.folder)).signIn(PASSWORD, { next });
      expect(response.headers.get('location')).toBe('/sitecore/editing?lang=en');
    },
  );

  it.each([
    ['the end of a line', '\r\nSet-Cookie: a=b'],
    ['a line feed', '\n'],
    ['a zero', '\0'],
    ['Arabic that is not encoded', '&x=ع'],
  ])('responds 400 in both languages to a page to open next with %s', async (_, more) => {
    const next = `/sitecore/editing/page?item=/fees${more}`;
    const { send } = await openEditing(fixture.folder);
    for (const [language, text] of [
      ['ar', 'عنوان الصفحة التي تُفتح بعد الدخول غير صحيح'],
      ['en', 'The address of the page to open after the sign-in is not valid'],
    ] as const) {
      const body = new URLSearchParams({ password: PASSWORD, next });
      const posted = await send(`/sign-in?lang=${language}`, { method: 'POST', body });
      const shown = await send(`?${new URLSearchParams({ lang: language, next }).toString()}`);
      for (const response of [posted, shown]) {
        expect(response.status).toBe(400);
        expect(response.headers.get('set-cookie')).toBeNull();
        expect(await response.text()).toContain(text);
      }
    }
  });

  it('responds 400 to a form that cannot be read', async () => {
    const { send } = await openEditing(fixture.folder);
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/form-data; boundary='])
      expect(
        (await send('/sign-in?lang=en', { method: 'POST', headers: { 'content-type': type }, body: '--y' })).status,
      ).toBe(400);
  });

  it('refuses a client after ten wrong passwords in a minute, and no other client', async () => {
    const { app } = await openEditing(fixture.folder);
    const signInFrom = (address: string, password: string) =>
      app.request(
        `${ORIGIN}/sitecore/editing/sign-in`,
        { method: 'POST', body: new URLSearchParams({ password }), headers: { 'sec-fetch-site': 'same-origin' } },
        { incoming: { socket: { remoteAddress: address } } },
      );
    for (let attempt = 0; attempt <= 10; attempt += 1) await signInFrom('203.0.113.1', `guess ${attempt}`);
    expect((await signInFrom('203.0.113.1', PASSWORD)).status).toBe(429);
    expect((await signInFrom('203.0.113.2', PASSWORD)).status).toBe(303);
  });

  it('counts the clients of a trusted proxy apart, whatever they claim themselves', async () => {
    const signInFrom = async (trustedProxies: number) => {
      const { app } = await openEditing(fixture.folder, { trustedProxies });
      return async (forwarded: string, password: string) =>
        (
          await app.request(
            `${ORIGIN}/sitecore/editing/sign-in`,
            {
              method: 'POST',
              body: new URLSearchParams({ password }),
              headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': forwarded },
            },
            { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
          )
        ).status;
    };
    const behind = await signInFrom(1);
    for (let attempt = 0; attempt <= 10; attempt += 1) await behind(`198.51.100.${attempt}, 203.0.113.1`, 'a guess');
    expect(await behind('203.0.113.1', PASSWORD)).toBe(429);
    expect(await behind('203.0.113.2', PASSWORD)).toBe(303);
    const direct = await signInFrom(0);
    for (let attempt = 0; attempt <= 10; attempt += 1) await direct(`203.0.113.${attempt}`, 'a guess');
    expect(await direct('203.0.113.99', PASSWORD)).toBe(429);
  });

  it('responds 429 after ten wrong passwords in a minute', async () => {
    const { signIn } = await openEditing(fixture.folder);
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await signIn(`guess ${attempt}`)).status).toBe(401);
    const response = await signIn(PASSWORD);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('returns after the author signs out', async () => {
    const send = await (await openEditing(fixture.folder)).signedIn();
    expect(await (await send('?lang=en')).text()).toContain('Drafts that are not published');
    expect((await send('/sign-out', { method: 'POST' })).status).toBe(303);
    expect(await (await send('?lang=en')).text()).toContain('<label for="password">');
  });

  it('is replaced by the list of pages, in the author’s language, after the sign-in', async () => {
    const send = await (await openEditing(fixture.folder)).signedIn();
    const html = await (await send('?lang=ar')).text();
    expect(html).toContain('<bdi>الرسوم</bdi>');
    expect(html).toContain('href="/sitecore/editing/page?item=%2Ffees&amp;lang=en"');
  });

  it('gives each sign-in a session of its own, and ends the one that the browser had', async () => {
    const { send, signIn } = await openEditing(fixture.folder);
    const first = cookieOf(await signIn(PASSWORD));
    const body = new URLSearchParams({ password: PASSWORD });
    const second = cookieOf(await send('/sign-in?lang=en', { method: 'POST', body }, first));
    expect(second).not.toBe(first);
    const titles = await Promise.all(
      [first, second].map(async (cookie) => (await send('?lang=en', {}, cookie)).text()),
    );
    expect(titles.map((html) => html.includes('<label for="password">'))).toEqual([true, false]);
  });

  it('accepts a long password of any characters exactly as it is set', async () => {
    const password = `  A long password: كلمة سر "طويلة" 🔑 <&> ${'x'.repeat(200)}Z `;
    const { signIn } = await openEditing(fixture.folder, { password });
    expect((await signIn(password)).status).toBe(303);
    for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 72), `${password}x`])
      expect((await signIn(other)).status).toBe(401);
  });

  it.each(['ar', 'en'])(
    'hides the password and lets it be pasted and filled in by a password manager, in %s',
    async (language) => {
      const response = await (await openEditing(fixture.folder)).send(`?lang=${language}`);
      const [input = ''] = /<input[^>]*id="password"[^>]*>/.exec(await response.text()) ?? [];
      expect(input).toMatch(/\stype="password"/);
      expect(input).toMatch(/\sautocomplete="current-password"/);
      expect(input).not.toMatch(/\son\w+=|maxlength|readonly/i);
      // No script can stop it.
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';(?!.*script-src)/);
    },
  );
});
