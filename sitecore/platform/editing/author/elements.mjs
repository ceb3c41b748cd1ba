/** Creates an element with properties, attributes (names with a dash, `role` or `dir`) and children. */
export function element(tag, properties = {}, ...children) {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith('on')) created.addEventListener(name.slice(2), value);
    else if (name.includes('-') || ATTRIBUTES.has(name)) created.setAttribute(name, value === true ? '' : value);
    else created[name] = value;
  }
  created.append(...children.filter((child) => child !== undefined && child !== false));
  return created;
}

const ATTRIBUTES = new Set(['role', 'for', 'list']);

/** Paths of icons in a view box of 24 × 24. */
const ICONS = {
  up: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  remove: 'M4 7h16M9 7V4h6v3m-8 0 1 13h8l1-13m-7 4v5m4-5v5',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  add: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
  drag: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01',
};

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an icon that screen readers skip. */
export function icon(name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

/** Creates a button with a text. */
export const button = (text, onclick, more = {}) => element('button', { type: 'button', onclick, ...more }, text);

/** Creates a button that shows an icon and has a text for screen readers and as its tooltip. */
export const iconButton = (name, label, onclick, more = {}) =>
  element(
    'button',
    { type: 'button', className: 'author-icon', title: label, 'aria-label': label, onclick, ...more },
    icon(name),
  );

/** Opens a modal dialog with a title and a button that closes it; it is removed when it closes. */
export function openModal({ page, texts, title, className = 'author-dialog', onClose = () => undefined }, ...content) {
  const heading = element('h2', { id: `author-title-${document.querySelectorAll('dialog').length}` }, title);
  const close = iconButton('close', texts.close, () => dialog.close());
  const dialog = element(
    'dialog',
    { className, lang: page.language, dir: page.language === 'ar' ? 'rtl' : 'ltr', 'aria-labelledby': heading.id },
    element('header', {}, heading, close),
    ...content,
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
