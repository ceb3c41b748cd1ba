import { button, element, openModal } from './elements.mjs';

/**
 * Shows an author's text of a field beside the one that somebody else has saved meanwhile, and asks which one stays. Resolves to
 * `mine` or `theirs`; to undefined when the author decides later.
 */
export function askConflict({ page, texts }, { label, mine, theirs, language = page.language }) {
  return new Promise((resolve) => {
    let choice;
    const choose = (chosen) => {
      choice = chosen;
      dialog.close();
    };
    const side = (title, value, action, chosen, className) =>
      element(
        'section',
        {},
        element('h3', {}, title),
        element('p', { dir: 'auto', lang: language, className: 'author-version' }, shownText(value) || texts.none),
        button(action, () => choose(chosen), { className }),
      );
    const dialog = openModal(
      {
        page,
        texts,
        title: label ? `${texts.conflictTitle}: ${label}` : texts.conflictTitle,
        className: 'author-dialog author-publish author-conflict',
        onClose: () => resolve(choice),
      },
      element(
        'div',
        { className: 'author-body' },
        element('p', {}, texts.conflictHelp),
        element(
          'div',
          { className: 'author-languages' },
          side(texts.conflictMine, mine, texts.keepMine, 'mine', 'author-primary'),
          side(texts.conflictTheirs, theirs, texts.takeTheirs, 'theirs'),
        ),
        element(
          'footer',
          {},
          button(texts.decideLater, () => dialog.close()),
        ),
      ),
    );
    dialog.querySelector('.author-body button').focus();
  });
}

/** Returns the text of a value for reading: of markup its text, of a link its words and address, of a picture its path. */
function shownText(value) {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((pair) => `${pair.name}: ${pair.value}`).join('\n');
  if (typeof value === 'object')
    return [value.text, value.title, value.alt, value.href, value.src].filter((part) => part).join('\n');
  return /<[a-z][^>]*>/i.test(value)
    ? new DOMParser().parseFromString(value, 'text/html').body.textContent
    : String(value);
}

/** Returns true for values that say the same, however their markup and their empty parts are written. */
export const isSame = (one, other) => JSON.stringify(normal(one)) === JSON.stringify(normal(other));

function normal(value) {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string')
    return value.includes('<') ? new DOMParser().parseFromString(value, 'text/html').body.innerHTML : value;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const filled = Object.entries(value).filter(([, part]) => part !== '' && part !== undefined);
  return filled.length === 0 ? '' : Object.fromEntries(filled.toSorted(([a], [b]) => a.localeCompare(b)));
}
