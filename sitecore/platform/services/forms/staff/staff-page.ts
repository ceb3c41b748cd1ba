import { html } from 'hono/html';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#sitecore/definitions/language.ts';
import { STAFF_TEXTS } from './staff-texts.ts';

/** A page of the staff as it is requested. */
export interface StaffView {
  /** Path of the list. */
  readonly path: string;
  readonly isAnonymous: boolean;
  readonly language: Language;
  /** Path and query of this page. */
  readonly url: string;
  /** Name of whoever is signed in; empty on the sign-in page. */
  readonly name: string;
  /** Returns the title of a form in the page's language; its name when the content has it no longer. */
  readonly titleOf: (form: { readonly form: string; readonly formName: string }) => string;
}

/** Query key of the language; Arabic without it. */
export const LANGUAGE_KEY = 'lang';

/** Returns the language that a query names. */
export const languageIn = (value: string | undefined): Language => (isLanguage(value) ? value : DEFAULT_LANGUAGE);

/** Returns a URL in a language, with its other query values. */
export function inLanguage(url: string, language: Language): string {
  const [path = '', query = ''] = url.split('?', 2);
  const search = new URLSearchParams(query);
  search.delete(LANGUAGE_KEY);
  if (language !== DEFAULT_LANGUAGE) search.set(LANGUAGE_KEY, language);
  return search.size === 0 ? path : `${path}?${search}`;
}

const STYLES = `*{box-sizing:border-box}body{font:1rem/1.7 system-ui,sans-serif;margin:0;background:#faf9f5;color:#10201e}
header,main{max-width:70rem;margin:auto;padding-inline:1rem}header{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;justify-content:space-between;padding-block:1.5rem .5rem}
main{padding-block-end:3rem}h1{font-size:1.5rem;margin:0;overflow-wrap:anywhere}h2{font-size:1.125rem;margin-block:2rem .5rem}a{color:#0b5f5a}
header p{margin:0}header form{display:flex;gap:1rem;align-items:center}header a,nav a,.filter a{display:inline-flex;align-items:center;min-height:2.75rem}nav{display:flex;gap:1.5rem;margin-block:1rem}
table{border-collapse:collapse;width:100%;background:#fff}th,td{border:1px solid #d9d3c7;padding:.5rem .75rem;text-align:start;vertical-align:middle}
[dir=rtl] ol{list-style:arabic-indic}th a{display:inline-block;padding-block:.5rem;white-space:nowrap}.filter{display:flex;flex-wrap:wrap;gap:1rem;align-items:end;margin-block:1rem}label{display:grid;gap:.25rem;font-size:.875rem}
.field{display:grid;gap:.25rem}.field p{font-size:.875rem}.answer{display:grid;gap:1rem;max-width:40rem;margin-block:1.5rem}.answer p{margin:0}[role=alert]{color:#a3200d}
input,select,textarea,button{font:inherit;min-height:2.75rem;max-width:100%;padding:.25rem .75rem;border:1px solid #6d7a76;border-radius:6px;background:#fff;color:inherit}
button{background:#0b5f5a;color:#fff;border-color:#0b5f5a;justify-self:start}dl{background:#fff;border:1px solid #d9d3c7;padding:1rem}dt{color:#4c5a57;font-size:.875rem}
dd{margin:0 0 .75rem;white-space:pre-wrap;overflow-wrap:anywhere}dd:last-child{margin:0}li{overflow-wrap:anywhere}:focus-visible{outline:3px solid #d98a1f;outline-offset:2px}
@media (max-width:40rem){thead{position:absolute;clip-path:inset(50%)}tbody{display:grid;gap:.75rem}table{background:none}
[role=row]{display:grid;border:1px solid #d9d3c7;background:#fff;padding:.25rem 1rem 1rem}tbody th,td{border:0;padding:0}}`;

type Frame = Pick<StaffView, 'path' | 'language' | 'url' | 'name'>;

const signOutForm = ({ path, language, name }: Frame) =>
  html`<form method="post" action="${inLanguage(`${path}/sign-out`, language)}">
    <p>${STAFF_TEXTS[language].signedInAs} <bdi>${name}</bdi></p>
    <button>${STAFF_TEXTS[language].signOut}</button>
  </form>`;

/** Renders a page with a title, a link to itself in the other language, a sign-out button, and its content. */
export function staffPage(frame: Frame, title: string, content: unknown) {
  const { language, url, name } = frame;
  const other: Language = language === 'ar' ? 'en' : 'ar';
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${STYLES}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <a href="${inLanguage(url, other)}" lang="${other}" hreflang="${other}"
            >${STAFF_TEXTS[language].otherLanguage}</a
          >
          ${name === '' ? '' : signOutForm(frame)}
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}
