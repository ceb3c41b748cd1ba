import { foldText } from '#sitecore/rules/fold-text.ts';
import type { CardTexts } from './fill-card.ts';

const narrowed = (options: readonly HTMLOptionElement[], text: string) => {
  const term = foldText(text);
  return options.filter(({ value, label }) => (value === '' && term === '') || foldText(label).includes(term));
};

/**
 * Lets the options of a select be narrowed by typing: a combobox with a list takes its place, and changes it. Returns a
 * function that shows the select's value after it was changed elsewhere.
 */
export function enhanceCity(select: HTMLSelectElement, { phrases }: CardTexts): () => void {
  const combobox = new CityCombobox(select, phrases.locator_no_city);
  return () => {
    combobox.reset();
  };
}

class CityCombobox {
  readonly #select: HTMLSelectElement;
  readonly #options: readonly HTMLOptionElement[];
  readonly #noneText: string;
  readonly #input = document.createElement('input');
  readonly #list = document.createElement('ul');
  #shown: readonly HTMLOptionElement[] = [];
  #active = -1;

  constructor(select: HTMLSelectElement, noneText: string) {
    this.#select = select;
    this.#options = [...select.options];
    this.#noneText = noneText;
    const id = `${select.name}-options`;
    Object.assign(this.#input, { type: 'text', role: 'combobox', autocomplete: 'off', className: 'field-input' });
    Object.assign(this.#list, { id, role: 'listbox', hidden: true, className: 'city-options' });
    this.#list.ariaLabel = select.ariaLabel;
    this.#input.ariaLabel = select.ariaLabel;
    this.#input.setAttribute('aria-controls', id);
    this.#input.setAttribute('aria-autocomplete', 'list');
    this.reset();
    select.hidden = true;
    select.before(this.#input);
    select.parentElement?.append(this.#list);
    this.#listen();
  }

  /** Shows the chosen city and closes the list. */
  reset(): void {
    this.#input.value = this.#select.selectedOptions[0]?.label ?? '';
    this.#close();
  }

  #listen(): void {
    const input = this.#input;
    input.addEventListener('focus', () => {
      input.select();
    });
    input.addEventListener('click', () => {
      this.#open('');
    });
    input.addEventListener('input', () => {
      this.#open(input.value);
    });
    input.addEventListener('blur', () => {
      this.reset();
    });
    input.addEventListener('keydown', (event) => {
      if (this.#press(event.key)) event.preventDefault();
    });
    // The focus stays in the field, or its blur would close the list before the press.
    this.#list.addEventListener('mousedown', (event) => {
      event.preventDefault();
    });
    this.#list.addEventListener('click', ({ target }) => {
      const item = target instanceof Element ? target.closest('[role=option]') : null;
      if (item) this.#choose([...this.#list.children].indexOf(item));
    });
  }

  /** Returns true for a key that the list has used. */
  #press(key: string): boolean {
    const isOpen = !this.#list.hidden;
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (!isOpen) this.#open('');
        this.#activate(this.#active + (key === 'ArrowDown' ? 1 : -1));
        return true;
      case 'Enter':
        if (isOpen) this.#choose(Math.max(this.#active, 0));
        return isOpen;
      case 'Escape':
        if (isOpen) this.reset();
        return isOpen;
      default:
        return false;
    }
  }

  #open(text: string): void {
    this.#shown = narrowed(this.#options, text);
    const items = this.#shown.map((option, index) => {
      const item = document.createElement('li');
      Object.assign(item, { role: 'option', id: `${this.#list.id}-${index}`, textContent: option.label });
      item.ariaSelected = `${option.selected}`;
      return item;
    });
    const none = document.createElement('li');
    none.textContent = this.#noneText;
    this.#list.replaceChildren(...(items.length > 0 ? items : [none]));
    this.#list.hidden = false;
    this.#input.ariaExpanded = 'true';
    this.#active = -1;
    this.#input.removeAttribute('aria-activedescendant');
  }

  #close(): void {
    this.#list.hidden = true;
    this.#input.ariaExpanded = 'false';
    this.#input.removeAttribute('aria-activedescendant');
  }

  #activate(index: number): void {
    const count = this.#shown.length;
    if (count === 0) return;
    this.#active = (index + count) % count;
    for (const [at, item] of [...this.#list.children].entries())
      item.toggleAttribute('data-active', at === this.#active);
    const active = this.#list.children[this.#active];
    active?.scrollIntoView({ block: 'nearest' });
    this.#input.setAttribute('aria-activedescendant', active?.id ?? '');
  }

  #choose(index: number): void {
    const option = this.#shown[index];
    if (!option) return;
    const isOther = option.value !== this.#select.value;
    this.#select.value = option.value;
    this.reset();
    if (isOther) this.#select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
