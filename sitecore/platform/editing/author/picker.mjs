import { element, openModal } from './elements.mjs';

/**
 * Opens a list of choices, `{ value, label, words?, detail?, picture? }`, that can be searched; `choose` receives the value of the
 * chosen one. Enter in the search chooses the one with exactly these words, else the first.
 */
export function openPicker({ page, texts, title, choices, choose }) {
  const entries = choices.map(({ value, label, words = '', detail, picture }) => ({
    text: `${label} ${words} ${detail ?? ''}`.toLowerCase(),
    isNamed: (search) => [label, words].some((one) => one.toLowerCase() === search),
    choice: element(
      'button',
      { type: 'button', onclick: () => pick(value) },
      picture &&
        element('img', {
          src: picture,
          alt: '',
          width: 320,
          height: 180,
          loading: 'lazy',
          className: 'author-picture',
        }),
      element('span', { dir: 'auto' }, label),
      detail && element('small', { dir: 'auto' }, detail),
    ),
  }));
  const search = element('input', { type: 'search' });
  const hasPictures = choices.some(({ picture }) => picture !== undefined);
  const grid = element(
    'div',
    { className: hasPictures ? 'author-choices' : 'author-choices author-rows' },
    ...entries.map(({ choice }) => choice),
  );
  const none = element('p', { role: 'status', className: 'author-none' });
  const shown = () => entries.filter(({ choice }) => !choice.hidden);
  const words = () => search.value.trim().toLowerCase();
  const filter = () => {
    for (const { text, choice } of entries) choice.hidden = !text.includes(words());
    none.textContent = shown().length === 0 ? texts.nothingFound : '';
  };
  search.addEventListener('input', filter);
  search.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    (shown().find(({ isNamed }) => isNamed(words())) ?? shown()[0])?.choice.click();
  });
  const dialog = openModal(
    { page, texts, title, className: 'author-dialog author-picker' },
    element('label', {}, texts.search, search),
    none,
    grid,
  );
  filter();
  search.focus();
  const pick = (value) => {
    dialog.close();
    choose(value);
  };
}

/** Returns the choices of blocks that can be added to a page. */
export const blockChoices = (page) =>
  page.allowed.map(({ name, label }) => ({
    value: name,
    label,
    words: name,
    picture: `/sitecore/editing/pictures/${name}`,
  }));
