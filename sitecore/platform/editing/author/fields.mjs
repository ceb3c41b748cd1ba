/** `fld_<item>_<field>_<language>_<version>_<revision>_<number>` */
const ID = /^fld_([0-9A-F]{32})_([0-9A-F]{32})_(ar|en)_(\d+)_([0-9A-F]{32})_\d+$/;

/** Returns every field of the page that an author can change. */
export const fieldsOf = (root) =>
  [...root.querySelectorAll('input.scFieldValue')].map(fieldOf).filter((field) => field !== undefined);

/** Returns the field that an element belongs to: one to type into, or a picture or link between its chromes. */
export function fieldAround(element) {
  const typed = element.closest('.scWebEditInput');
  if (typed) return fieldOf(document.getElementById(typed.id.replace(/_edit$/, '')));
  for (let at = element; at; at = at.parentElement) {
    const open = openingBefore(at);
    if (open) return fieldOf(document.getElementById(open.id.replace(/_edit$/, '')));
  }
  return undefined;
}

/** Returns the opening chrome of a field before an element, when its closing chrome is not before the element too. */
function openingBefore(element) {
  for (let at = element.previousElementSibling; at; at = at.previousElementSibling) {
    if (at.getAttribute('chrometype') !== 'field') continue;
    return at.getAttribute('kind') === 'open' ? at : undefined;
  }
  return undefined;
}

/** Returns true for an element that an author can type into. */
export const isTyped = (element) => element instanceof HTMLElement && element.isContentEditable;

/** Removes the placeholder text of an empty field when its author begins to type. */
export function startTyping(element) {
  const edited = element.closest('.scWebEditInput');
  if (edited?.getAttribute('scWatermark') !== 'true') return;
  edited.removeAttribute('scWatermark');
  edited.textContent = '';
}

/** Restores the placeholder text of a field that was left empty. */
export function stopTyping(element) {
  const edited = element.closest('.scWebEditInput');
  if (!edited || edited.textContent.trim() !== '' || edited.querySelector('img')) return;
  edited.setAttribute('scWatermark', 'true');
  edited.textContent = edited.getAttribute('scDefaultText') ?? '';
}

function fieldOf(input) {
  const [, item, field, language, version, revision] = ID.exec(input?.id ?? '') ?? [];
  if (item === undefined) return undefined;
  const edited = document.getElementById(`${input.id}_edit`);
  const type = edited?.getAttribute('scFieldType') ?? '';
  const kind = KINDS[type] ?? KINDS['single-line text'];
  return {
    item,
    field,
    language,
    version: Number(version),
    revision,
    type,
    /** One key for all occurrences of a field on the page. */
    key: `${item} ${field}`,
    prepare: () => kind.prepare(edited, input),
    read: () => kind.read(edited, input),
    write: (value) => kind.write(edited, input, value ?? kind.none ?? ''),
    /** Marks the field as refused, with the reason; undefined removes the mark. */
    mark: (refusal) => markRefused(isBetweenChromes(edited) ? shown(edited) : edited, refusal),
  };
}

const isBetweenChromes = (edited) => edited?.localName === 'code';

function markRefused(element, refusal) {
  if (!element) return;
  element.classList.toggle('author-refused', refusal !== undefined);
  if (refusal === undefined) {
    element.removeAttribute('aria-invalid');
    element.removeAttribute('title');
  } else {
    element.setAttribute('aria-invalid', 'true');
    element.setAttribute('title', refusal.detail ?? '');
  }
}

/** Returns the typed text, with a line break for each <br>. */
function typedText(edited) {
  if (edited.getAttribute('scWatermark') === 'true') return '';
  const copy = edited.cloneNode(true);
  for (const line of copy.querySelectorAll('br')) line.replaceWith('\n');
  return copy.textContent.replace(/\u00a0/g, ' ');
}

const plain = {
  // Pasted text must bring no markup.
  prepare: (edited) => edited.setAttribute('contenteditable', 'plaintext-only'),
  read: typedText,
  write: (edited, _, value) => {
    edited.textContent = value;
    edited.toggleAttribute('scWatermark', false);
  },
};

const markup = {
  prepare: () => undefined,
  read: (edited) => (edited.getAttribute('scWatermark') === 'true' ? '' : edited.innerHTML),
  write: (edited, _, value) => {
    edited.innerHTML = value;
  },
};

/** Returns the picture or link between its two chromes. */
const shown = (open) => open.nextElementSibling;

const pressable = (element) => {
  element.setAttribute('tabindex', '0');
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') element.click();
  });
};

/** The site gives the picture that stands for none classes of its own. */
const isEmptyPicture = (picture) => picture.getAttribute('src').endsWith('/author/empty-picture.svg');

const image = {
  none: { src: '', alt: '' },
  prepare: (open) => pressable(shown(open)),
  read: (open) => {
    const picture = shown(open);
    if (isEmptyPicture(picture)) return { src: '', alt: '' };
    const { pathname } = new URL(picture.getAttribute('src'), location.href);
    return { src: decodeURI(pathname).replace(/^\/-\/(?:jss)?media\//, ''), alt: picture.getAttribute('alt') ?? '' };
  },
  write: (open, _, { src, alt }) => {
    const picture = shown(open);
    picture.removeAttribute('width');
    picture.removeAttribute('height');
    picture.setAttribute('src', src === '' ? '/sitecore/editing/author/empty-picture.svg' : `/-/media/${src}`);
    picture.setAttribute('alt', alt);
  },
};

/** Parses a link as Sitecore stores it: `<link text="…" url="…" />`. */
function storedLink(raw) {
  const link = new DOMParser().parseFromString(raw === '' ? '<link/>' : raw, 'text/xml').documentElement;
  const part = (name) => link.getAttribute(name) ?? '';
  const query = part('querystring') === '' ? '' : `?${part('querystring')}`;
  const anchor = part('anchor') === '' ? '' : `#${part('anchor')}`;
  return { href: part('url') + query + anchor, text: part('text'), title: part('title'), target: part('target') };
}

const link = {
  none: { href: '', text: '', title: '', target: '' },
  prepare: (_, input) => {
    input.dataset.value = JSON.stringify(storedLink(input.value));
  },
  read: (_, input) => JSON.parse(input.dataset.value),
  write: (open, input, value) => {
    input.dataset.value = JSON.stringify({ ...link.none, ...value });
    const anchor = shown(open);
    anchor.setAttribute('href', value.href);
    anchor.textContent = value.text ?? '';
  },
};

/** A date as Sitecore stores it: `20261231` or `20261231T210000Z`. */
const DATE = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?$/;

const date = {
  prepare: (edited, input) => {
    const [, year, month, day, hour = '00', minute = '00', second = '00'] = DATE.exec(input.value) ?? [];
    input.dataset.value = year === undefined ? '' : `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
    pressable(edited);
  },
  read: (_, input) => input.dataset.value,
  write: (edited, input, value) => {
    input.dataset.value = value;
    edited.removeAttribute('scWatermark');
    edited.textContent = value.slice(0, 10);
  },
};

const KINDS = {
  'single-line text': plain,
  'multi-line text': plain,
  'rich text': markup,
  datetime: date,
  image,
  'general link': link,
};
