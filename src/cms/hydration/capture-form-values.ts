/** Inputs whose state is whether they are checked. */
const CHECKABLE_TYPES = new Set(['checkbox', 'radio']);
/** Inputs into which nobody enters anything. */
const TYPES_WITHOUT_VALUE = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

/**
 * Remembers what a visitor entered into the controls of a sleeping island, and tells how to enter it again into the
 * island that is awake: waking itself tells a widget nothing of it, and its next render undoes it.
 */
export function captureFormValues(root: HTMLElement): readonly (() => void)[] {
  return [...root.querySelectorAll<HTMLElement>('input, textarea, select')]
    .filter((control) => control.closest('[data-island]') === root)
    .flatMap((control) => {
      const enter = restorerOf(control);
      return enter ? [() => void (control.isConnected && enter())] : [];
    });
}

/** How to enter again what a control holds; undefined when it holds what the server sent. */
function restorerOf(control: HTMLElement): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) return selectionRestorer(control);
  if (control instanceof HTMLTextAreaElement) return textRestorer(control, HTMLTextAreaElement.prototype);
  if (!(control instanceof HTMLInputElement) || TYPES_WITHOUT_VALUE.has(control.type)) return undefined;
  if (CHECKABLE_TYPES.has(control.type)) return checkedRestorer(control);
  if (control.type === 'file') return control.value === '' ? undefined : () => dispatch(control, 'change');
  return textRestorer(control, HTMLInputElement.prototype);
}

function textRestorer(control: HTMLInputElement | HTMLTextAreaElement, prototype: object): (() => void) | undefined {
  const { value: typed, defaultValue: sent, selectionStart, selectionEnd } = control;
  if (typed === sent) return undefined;
  return () => {
    // React notes each value that is set on the element itself, and takes an event for news only when the value is
    // another one than it noted; a value set by the prototype's own setter is one that was typed.
    control.value = sent;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, typed);
    // Kinds without a selection (number, date) have null here.
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
    dispatch(control, 'input');
  };
}

function checkedRestorer(control: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked: sent, type } = control;
  if (checked === sent || (type === 'radio' && !checked)) return undefined;
  return () => {
    control.checked = sent;
    control.click();
  };
}

function selectionRestorer(control: HTMLSelectElement): (() => void) | undefined {
  const options = [...control.options].map((option) => ({ option, chosen: option.selected }));
  const isSent = options.some(({ option }) => option.defaultSelected)
    ? ({ defaultSelected }: HTMLOptionElement) => defaultSelected
    : ({ index }: HTMLOptionElement) => index === 0 && !control.multiple;
  if (options.every(({ option, chosen }) => chosen === isSent(option))) return undefined;
  return () => {
    for (const { option, chosen } of options) option.selected = chosen;
    dispatch(control, 'change');
  };
}

const dispatch = (control: HTMLElement, type: 'input' | 'change') =>
  control.dispatchEvent(new Event(type, { bubbles: true }));
