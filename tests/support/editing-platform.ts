import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { createPlatform } from '#sitecore/platform/app.ts';
import { loadContentStates } from '#sitecore/platform/content/load.ts';
import { createDatabases, createSchemaRegistry, type Databases } from '#sitecore/platform/database.ts';
import type { EditingOptions } from '#sitecore/platform/editing/editing-routes.ts';

export const PASSWORD = 'كلمة سر طويلة';
export const ORIGIN = 'https://platform.example';

const schemaRegistry = createSchemaRegistry();

/** Reads the current files of a content folder. */
export const readDatabases = async (folder: string): Promise<Databases> =>
  createDatabases(await loadContentStates(folder), { schemaRegistry, siteUrl: ORIGIN });

/** Creates a platform over content; one with editing has its routes. */
export const platformOver = (databases: () => Databases, editing?: EditingOptions) =>
  createPlatform({
    schemaRegistry,
    databases,
    apiKey: 'key',
    logger: pino({ level: 'silent' }),
    mediaFolder: editing ? join(editing.folder, 'media') : '',
    ...(editing && { editing }),
  });

/** Creates a platform with editing over a content folder, and functions that send requests of an author's browser to it. */
export async function openEditing(folder: string, more: Partial<EditingOptions> = {}) {
  const state = { databases: await readDatabases(folder) };
  const reload = async () => {
    state.databases = await readDatabases(folder);
  };
  const app = platformOver(() => state.databases, {
    password: PASSWORD,
    folder,
    renderingHost: '',
    siteOrigins: ['https://www.rukn.example'],
    reload,
    ...more,
  });
  const send = (path: string, init: RequestInit = {}, cookie = '') =>
    app.request(`${ORIGIN}/sitecore/editing${path}`, {
      ...init,
      headers: [...new Headers({ cookie, 'sec-fetch-site': 'same-origin' }), ...new Headers(init.headers)],
    });
  const signIn = (password: string, fields: Record<string, string> = {}) =>
    send('/sign-in?lang=en', { method: 'POST', body: new URLSearchParams({ password, ...fields }) });
  const signedIn = async () => {
    const cookie = (await signIn(PASSWORD)).headers.get('set-cookie')?.split(';')[0] ?? '';
    return (path: string, init: RequestInit = {}) => send(path, init, cookie);
  };
  const item = (path: string) => {
    const found = state.databases.master.content.tree.at(`/sitecore/content/rukn/home/${path}`);
    if (!found) throw new Error(`no ${path}`);
    return found;
  };
  return { app, send, signIn, signedIn, item, reload };
}

export const put = (change: unknown): RequestInit => ({ method: 'PUT', body: JSON.stringify(change) });

export const post = (content: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(content),
  headers: { 'content-type': 'application/json' },
});

/** Returns a request with JSON. */
export const json = (method: string, content: unknown): RequestInit => ({ ...post(content), method });

/** Signs an author in at a platform that runs as a program; returns a function that sends their requests. */
export async function signInAt(host: string) {
  const same = { 'sec-fetch-site': 'same-origin' };
  const body = new URLSearchParams({ password: PASSWORD });
  const url = `${host}/sitecore/editing`;
  const response = await fetch(`${url}/sign-in`, { method: 'POST', headers: same, body, redirect: 'manual' });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { ...init, headers: { ...same, cookie, ...Object.fromEntries(new Headers(init.headers)) } });
}

/** A page whose file has comments, two languages and a block of its own. */
export const FEES_PAGE = `# The fees of the bank
template: Page
version: 4
fields:
  Title: { ar: الرسوم, en: Fees } # what it is called
  BannerTitle: { ar: واضحة, en: Plain }
  BannerImage: { src: brand/mark.svg, alt: '' }
placeholders:
  headless-main:
    - rendering: HeroBanner
    - rendering: RichText
      datasource:
        # the first paragraph
        fields: { Text: { ar: <p>واحد</p>, en: <p>One</p> } }
`;

/** Paths and texts of the page files of a content folder. */
export const pageFiles = (folder: string) => {
  const file = (name: string): string => join(folder, 'pages', name);
  return { file, read: (name: string): string => readFileSync(file(name), 'utf8') };
};

/** Changes a field of the page `/fees` of a folder, with the version and revision of its published file. */
export async function changeFees(
  folder: string,
  value: unknown,
  { field = 'Title', language = 'ar' }: { readonly field?: string; readonly language?: string } = {},
) {
  const { signedIn, item } = await openEditing(folder);
  const { id, version, source } = item('fees');
  return (await signedIn())('/fields', put({ item: id, language, field, value, version, revision: source?.revision }));
}
