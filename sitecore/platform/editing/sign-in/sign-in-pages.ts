import { html } from 'hono/html';
import type { Language } from '#sitecore/definitions/language.ts';
import { type SignInTexts, signInTexts } from './sign-in-texts.ts';

/** HTML, or what becomes HTML. */
type Html = ReturnType<typeof html>;

/** The addresses of editing. */
export const EDITING_PATH = '/sitecore/editing';

/** The address at which an author edits a page. */
const editUrl = (url: string, language: Language): string =>
  `${EDITING_PATH}/page?${new URLSearchParams({ item: url, lang: language }).toString()}`;

const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

function htmlPage(language: Language, content: (words: SignInTexts) => Html): Html {
  const words = signInTexts[language];
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.title}</title>
        <link rel="stylesheet" href="${EDITING_PATH}/author/sign-in.css" />
      </head>
      <body>
        <header>
          <h1>${words.title}</h1>
          <a href="${EDITING_PATH}?lang=${otherLanguage(language)}" lang="${otherLanguage(language)}" dir="auto"
            >${words.otherLanguage}</a
          >
        </header>
        <main>${content(words)}</main>
      </body>
    </html>`;
}

interface SignIn {
  readonly language: Language;
  /** Where the author wanted to go. */
  readonly next: string;
  readonly error?: string;
}

/** The form at the door. */
export const signInPage = ({ language, next, error }: SignIn): Html =>
  htmlPage(
    language,
    (words) =>
      html`<form method="post" action="${EDITING_PATH}/sign-in?lang=${language}">
        <input type="hidden" name="next" value="${next}" />
        <label for="password">${words.password}</label>
        ${error === undefined ? '' : html`<p id="error" role="alert">${error}</p>`}
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          dir="ltr"
          required
          autofocus
          ${error === undefined ? '' : html`aria-invalid="true" aria-describedby="error"`}
        />
        <button>${words.signIn}</button>
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
  /** Says what became of a publish. */
  readonly notice?: string;
}

/** What a signed-in author begins with: drafts to publish, pages to edit. */
export const listingPage = ({ language, pages, drafts, notice }: Listing): Html =>
  htmlPage(
    language,
    (words) =>
      html`${notice === undefined ? '' : html`<p role="status">${notice}</p>`}
        <section aria-labelledby="drafts">
          <h2 id="drafts">${words.drafts}</h2>
          ${drafts.length === 0 ? html`<p>${words.noDrafts}</p>` : ''}
          <ul>
            ${drafts.map((draft) => draftRow(draft, language, words))}
          </ul>
        </section>
        <section aria-labelledby="pages">
          <h2 id="pages">${words.pages}</h2>
          <table>
            <tbody>
              ${pages.map((page) => pageRow(page, words))}
            </tbody>
          </table>
        </section>
        <form method="post" action="${EDITING_PATH}/sign-out"><button>${words.signOut}</button></form>`,
  );

const draftRow = ({ path, name, version }: ListedDraft, language: Language, words: SignInTexts): Html =>
  html`<li>
    <form method="post" action="${EDITING_PATH}/publish?lang=${language}">
      <input type="hidden" name="item" value="${path}" />
      <span><bdi>${name}</bdi>, ${words.version} <bdi>${version}</bdi></span>
      <button>${words.publish} <span class="visually-hidden">${name}</span></button>
    </form>
  </li>`;

const pageRow = ({ url, name }: ListedPage, words: SignInTexts): Html =>
  html`<tr>
    <th scope="row">
      <bdi>${name}</bdi>
      <div class="address"><bdi dir="ltr">${url}</bdi></div>
    </th>
    <td>
      <a href="${editUrl(url, 'ar')}">${words.editArabic} <span class="visually-hidden">${name}</span></a>
    </td>
    <td>
      <a href="${editUrl(url, 'en')}">${words.editEnglish} <span class="visually-hidden">${name}</span></a>
    </td>
  </tr>`;

/** Says in one sentence why there is nothing to edit; `detail` is for those who run the platform. */
export const problemPage = (language: Language, says: (words: SignInTexts) => string, detail = ''): Html =>
  htmlPage(
    language,
    (words) =>
      html`<p role="alert">${says(words)}</p>
        ${detail === '' ? '' : html`<pre dir="ltr">${detail}</pre>`}
        <p><a href="${EDITING_PATH}?lang=${language}">${words.back}</a></p>`,
  );
