import { text as bodyOf } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderings } from '#sitecore/definitions/registry.ts';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { openEditing } from '#tests/support/editing-platform.ts';
import { type HttpServer, startHttpServer, unusedUrl } from '#tests/support/http-server.ts';

const SECRET = 'secret-of-the-rendering-host';
const LAYOUT = { sitecore: { context: { language: 'en' }, route: { name: 'example' } } };
const RENDERED =
  '<html><head><link rel="preload" as="script" href="a.js"><link rel="stylesheet" href="a.css"></head>' +
  '<body><p>Block</p><noscript>Without scripts</noscript><script>run()</script></body></html>';

let fixture: ReturnType<typeof fixtureContent>;
let site: HttpServer;
let requests: string[] = [];
let exampleStatus = 200;

beforeEach(async () => {
  fixture = fixtureContent();
  requests = [];
  exampleStatus = 200;
  site = await startHttpServer((request, response) => {
    const { url = '', headers } = request;
    void bodyOf(request).then((body) => {
      requests.push(`${url} ${headers.authorization ?? ''} ${body}`);
      if (!url.startsWith('/api/editing/example')) return response.end(JSON.stringify({ html: RENDERED }));
      response.statusCode = exampleStatus;
      return response.end(JSON.stringify(LAYOUT));
    });
  });
});

afterEach(async () => {
  fixture.remove();
  await site.stop();
});

async function picture(name: string, more: { readonly renderingHost?: string; readonly secret?: undefined } = {}) {
  const { signedIn } = await openEditing(fixture.folder, { renderingHost: site.url, secret: SECRET, ...more });
  return (await signedIn())(`/pictures/${name}?lang=en`);
}

describe('the picture of a block', () => {
  it('is the example of the site’s catalogue, as the site renders it', async () => {
    const response = await picture('FaqAccordion');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<p>Block</p>');
    const [example, rendered = ''] = requests;
    expect(example).toBe(`/api/editing/example?name=FaqAccordion&lang=en Bearer ${SECRET} `);
    expect(rendered).toContain(JSON.stringify(JSON.stringify(LAYOUT)));
    expect(response.headers.get('cache-control')).toBe('private, max-age=600');
  });

  it('runs nothing, and only the editor may show it', async () => {
    const response = await picture('FaqAccordion');
    const html = await response.text();
    expect(html).not.toMatch(/script/);
    expect(html).toContain('href="a.css"');
    expect(html).toContain('author/block-picture.css"></head>');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('script-src');
  });

  it.each<[when: string, prepare: () => Promise<Parameters<typeof picture>[1]>]>([
    ['cannot be reached', async () => ({ renderingHost: await unusedUrl() })],
    [
      'has no example',
      () => {
        exampleStatus = 404;
        return Promise.resolve({});
      },
    ],
    ['has no secret', () => Promise.resolve({ secret: undefined })],
  ])('is drawn from its definition where the site %s, and requested again the next time', async (_, prepare) => {
    const response = await picture('FaqAccordion', await prepare());
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<svg');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is missing for blocks that no author adds', async () => {
    for (const name of ['Header', 'ProtectionTest', 'Nothing']) expect((await picture(name)).status, name).toBe(404);
    expect(renderings.map(({ name }) => name)).toContain('ProtectionTest');
  });

  it('has a drawing that stands for it until it is there', async () => {
    const { send } = await openEditing(fixture.folder, { renderingHost: site.url, secret: SECRET });
    const response = await send('/drawings/FaqAccordion');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg/);
    expect((await send('/drawings/Header')).status).toBe(404);
  });

  it('is for signed-in authors', async () => {
    const { send } = await openEditing(fixture.folder, { renderingHost: site.url, secret: SECRET });
    expect((await send('/pictures/FaqAccordion?lang=en')).status).toBe(401);
  });
});
