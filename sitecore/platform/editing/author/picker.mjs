import { foldText } from '#sitecore/rules/fold-text.ts';
import { element, openModal } from './elements.mjs';

/**
 * Opens a list of choices, `{ value, label, words?, detail?, picture?, frame? }`, that can be searched as all searches compare texts;
 * `choose` receives the value of the chosen one. `picture` is the URL of an image, also while the document at the URL `frame` is
 * loading. Enter in the search chooses the one with exactly these words, else the first.
 */
export function openPicker({ page, texts, title, choices, choose }) {
  const entries = choices.map((one) => {
    const { value, label, words = '', detail } = one;
    const button = element(
      'button',
      { type: 'button', onclick: () => pick(value) },
      element('span', { dir: 'auto' }, label),
      detail && element('small', { dir: 'auto' }, detail),
    );
    return {
      text: foldText(`${label} ${words} ${detail ?? ''}`),
      isNamed: (search) => [label, words].some((name) => foldText(name) === search),
      button,
      choice: element('li', {}, pictureOf(one), button),
    };
  });
  const search = element('input', { type: 'search' });
  const hasPictures = choices.some(({ picture }) => picture !== undefined);
  const grid = element(
    'ul',
    { className: hasPictures ? 'author-choices' : 'author-choices author-rows' },
    ...entries.map(({ choice }) => choice),
  );
  const none = element('p', { role: 'status', className: 'author-none' });
  const shown = () => entries.filter(({ choice }) => !choice.hidden);
  const words = () => foldText(search.value);
  const filter = () => {
    const searched = words();
    for (const { text, choice } of entries) choice.hidden = !text.includes(searched);
    none.textContent = shown().length === 0 ? texts.nothingFound : '';
  };
  search.addEventListener('input', filter);
  search.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    (shown().find(({ isNamed }) => isNamed(words())) ?? shown()[0])?.button.click();
  });
  const dialog = openModal(
    { page, texts, title, className: 'author-dialog author-picker' },
    element('label', {}, texts.search, search),
    none,
    grid,
  );
  loadInView(grid);
  filter();
  search.focus();
  const pick = (value) => {
    dialog.close();
    choose(value);
  };
}

/** Loads each frame of a list once it is in view: the site renders it for that. */
function loadInView(grid) {
  const frames = grid.querySelectorAll('iframe');
  if (frames.length === 0) return;
  const load = (entries) => {
    for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
      observer.unobserve(target);
      target.src = target.dataset.src;
    }
  };
  const observer = new IntersectionObserver(load, { root: grid });
  for (const frame of frames) observer.observe(frame);
}

/** Creates the picture of a choice; a click on it is one on the choice's button, which covers it. */
function pictureOf({ label, picture, frame }) {
  if (picture === undefined) return undefined;
  const image = element('img', {
    src: picture,
    alt: '',
    width: 320,
    height: 200,
    loading: 'lazy',
    className: 'author-picture',
  });
  if (frame === undefined) return image;
  const shown = element('iframe', { title: label, tabIndex: -1, 'aria-hidden': 'true', 'data-src': frame });
  shown.setAttribute('sandbox', 'allow-same-origin');
  // A frame that waits to be loaded has an empty document first.
  shown.addEventListener('load', () => shown.contentDocument?.URL !== 'about:blank' && image.remove());
  return element('div', { className: 'author-picture', inert: true }, image, shown);
}

/** Returns the choices of blocks that can be added to a page. */
export const blockChoices = ({ allowed, language }) =>
  allowed.map(({ name, label }) => ({
    value: name,
    label,
    words: name,
    picture: `/sitecore/editing/drawings/${name}`,
    frame: `/sitecore/editing/pictures/${name}?lang=${language}`,
  }));
