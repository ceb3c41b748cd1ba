import { html } from 'hono/html';
import type { Language } from '#sitecore/definitions/language.ts';
import { EDITING_PATH } from '../editing-path.ts';
import { signInTexts } from '../sign-in/sign-in-texts.ts';

interface Recovery {
  readonly language: Language;
  /** Path of the page that cannot be shown. */
  readonly url: string;
  /** The id of the item whose lists the author's browser remembers changes of. */
  readonly layoutId: string;
  /** Published items with a draft that the page shows. */
  readonly drafts: readonly { readonly id: string; readonly name: string }[];
}

/**
 * Renders the ways back from a page that cannot be shown for editing: the undo of the last change, which the browser remembers
 * and a script reveals, and a form that discards each draft.
 */
export function recovery({ language, url, layoutId, drafts }: Recovery) {
  const texts = signInTexts[language];
  const query = new URLSearchParams({ lang: language, page: url }).toString();
  return html`<div data-undo="${layoutId}" hidden>
      <button type="button">${texts.undoLast}</button>
      <p role="status"></p>
    </div>
    ${drafts.map(
      ({ id, name }) =>
        html`<details>
          <summary>${texts.discard} <bdi>${name}</bdi></summary>
          <form method="post" action="${EDITING_PATH}/discard?${query}">
            <input type="hidden" name="item" value="${id}" />
            <p>${texts.discardSure}</p>
            <button>${texts.discard} <span class="visually-hidden">${name}</span></button>
          </form>
        </details>`,
    )}
    <script type="module" src="${EDITING_PATH}/author/recover.mjs"></script>`;
}
