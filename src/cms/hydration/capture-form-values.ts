/** Input types whose state is `checked`. */
const CHECKABLE_TYPES = new Set(['checkbox', 'radio']);
/** Input types that visitors cannot change. */
const TYPES_WITHOUT_VALUE = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

/**
 * Captures what a visitor entered into an island before hydration; returns functions that restore it afterwards.
 * Hydration does not report these values to a widget, and its next render would overwrite them.
 */
export function captureFormValues(root: HTMLElement): readonly (() => void)[] {
  return [...root.querySelectorAll<HTMLElement>('input, textarea, select')]
    .filter((control) => control.closest('[data-island]') === root)
    .flatMap((control) => {
      const restore = restorerOf(control);
      return restore ? [() => void (control.isConnected && restore())] : [];
    });
}

/** Returns the function that restores a control's value; undefined when it still holds the server's. */
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
    // React tracks values set through the element's own setter and ignores an event whose value it has tracked; the
    // prototype's setter bypasses the tracking, as typing does.
    control.value = sent;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, typed);
    // Null for types without a selection (number, date).
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
