import { element, openModal } from './elements.mjs';

/** Opens the list of what can be added; `choose` receives the name of the chosen one. */
export function openPicker({ page, texts, title, choose }) {
  const choices = page.allowed.map(({ name, label }) => ({
    label: `${label} ${name}`.toLowerCase(),
    isNamed: (words) => [label, name].some((one) => one.toLowerCase() === words),
    choice: element(
      'button',
      { type: 'button', onclick: () => pick(name) },
      element('img', {
        src: `/sitecore/editing/pictures/${name}.svg`,
        alt: '',
        width: 160,
        height: 90,
        loading: 'lazy',
      }),
      label,
    ),
  }));
  const search = element('input', { type: 'search' });
  const grid = element('div', { className: 'author-choices' }, ...choices.map(({ choice }) => choice));
  const shown = () => choices.filter(({ choice }) => !choice.hidden);
  search.addEventListener('input', () => {
    const words = search.value.trim().toLowerCase();
    for (const { label, choice } of choices) choice.hidden = !label.includes(words);
  });
  search.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const words = search.value.trim().toLowerCase();
    (shown().find(({ isNamed }) => isNamed(words)) ?? shown()[0])?.choice.click();
  });
  const dialog = openModal(
    { page, texts, title, className: 'author-dialog author-picker' },
    element('label', {}, texts.search, search),
    grid,
  );
  search.focus();
  const pick = (name) => {
    dialog.close();
    choose(name);
  };
}
