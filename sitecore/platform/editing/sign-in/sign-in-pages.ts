import { html } from 'hono/html';
import type { Language } from '#sitecore/definitions/language.ts';
import { passwordField } from '../../http/password-field.ts';
import { EDITING_PATH } from '../editing-path.ts';
import { type SignInTexts, signInTexts } from './sign-in-texts.ts';

type Html = ReturnType<typeof html>;

/** Returns the URL at which an author edits a page. */
const editUrl = (url: string, language: Language): string =>
  `${EDITING_PATH}/page?${new URLSearchParams({ item: url, lang: language }).toString()}`;

const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

function htmlPage(language: Language, content: (texts: SignInTexts) => Html): Html {
  const texts = signInTexts[language];
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${texts.title}</title>
        <link rel="stylesheet" href="${EDITING_PATH}/author/sign-in.css" />
      </head>
      <body>
        <header>
          <h1>${texts.title}</h1>
          <a href="${EDITING_PATH}?lang=${otherLanguage(language)}" lang="${otherLanguage(language)}" dir="auto"
            >${texts.otherLanguage}</a
          >
        </header>
        <main>${content(texts)}</main>
      </body>
    </html>`;
}

interface SignIn {
  readonly language: Language;
  /** Path of the page to open after the sign-in; "" for the list. */
  readonly next: string;
  readonly error?: string;
}

/** Renders the sign-in form. */
export const signInPage = ({ language, next, error }: SignIn): Html =>
  htmlPage(
    language,
    (texts) =>
      html`<form method="post" action="${EDITING_PATH}/sign-in?lang=${language}">
        <input type="hidden" name="next" value="${next}" />
        ${passwordField({ label: texts.password, error, isFirst: true })}
        <button>${texts.signIn}</button>
      </form>`,
  );

/** A page or item that an author can open or publish. */
interface ListedPage {
  readonly url: string;
  readonly name: string;
}

interface ListedDraft {
  readonly path: string;
  readonly name: string;
  readonly version: number;
}

interface Listing {
  readonly language: Language;
  readonly pages: readonly ListedPage[];
  readonly drafts: readonly ListedDraft[];
  /** The result of a publish, shown above the lists. */
  readonly notice?: string;
}

/** Renders the first page of a signed-in author: drafts to publish, pages to edit. */
export const listingPage = ({ language, pages, drafts, notice }: Listing): Html =>
  htmlPage(
    language,
    (texts) =>
      html`${notice === undefined ? '' : html`<p role="status">${notice}</p>`}
        <section aria-labelledby="drafts">
          <h2 id="drafts">${texts.drafts}</h2>
          ${drafts.length === 0 ? html`<p>${texts.noDrafts}</p>` : ''}
          <ul>
            ${drafts.map((draft) => draftRow(draft, language, texts))}
          </ul>
        </section>
        <section aria-labelledby="pages">
          <h2 id="pages">${texts.pages}</h2>
          <table>
            <tbody>
              ${pages.map((page) => pageRow(page, texts))}
            </tbody>
          </table>
        </section>
        <form method="post" action="${EDITING_PATH}/sign-out"><button>${texts.signOut}</button></form>`,
  );

const draftRow = ({ path, name, version }: ListedDraft, language: Language, texts: SignInTexts): Html =>
  html`<li>
    <form method="post" action="${EDITING_PATH}/publish?lang=${language}">
      <input type="hidden" name="item" value="${path}" />
      <span><bdi>${name}</bdi>, ${texts.version} <bdi>${version}</bdi></span>
      <button>${texts.publish} <span class="visually-hidden">${name}</span></button>
    </form>
  </li>`;

const pageRow = ({ url, name }: ListedPage, texts: SignInTexts): Html =>
  html`<tr>
    <th scope="row">
      <bdi>${name}</bdi>
      <div class="page-url"><bdi dir="ltr">${url}</bdi></div>
    </th>
    <td>
      <a href="${editUrl(url, 'ar')}">${texts.editArabic} <span class="visually-hidden">${name}</span></a>
    </td>
    <td>
      <a href="${editUrl(url, 'en')}">${texts.editEnglish} <span class="visually-hidden">${name}</span></a>
    </td>
  </tr>`;

/** Renders lines for an author as a list; nothing without any. */
export const linesList = (lines: readonly string[]): Html | '' =>
  lines.length === 0
    ? ''
    : html`<ul>
        ${lines.map((line) => html`<li>${line}</li>`)}
      </ul>`;

/**
 * Renders an error page: one sentence for the author, `detail` for the operators of the platform, and what the author can do
 * about it.
 */
export const problemPage = (
  language: Language,
  message: (texts: SignInTexts) => string,
  detail = '',
  ways: Html | '' = '',
): Html =>
  htmlPage(
    language,
    (texts) =>
      html`<p role="alert">${message(texts)}</p>
        ${detail === '' ? '' : html`<pre dir="ltr">${detail}</pre>`} ${ways}
        <p><a href="${EDITING_PATH}?lang=${language}">${texts.back}</a></p>`,
  );
