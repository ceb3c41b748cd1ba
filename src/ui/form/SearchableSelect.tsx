import { type ComponentProps, type MouseEvent, useState } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Combobox } from './Combobox.tsx';
import { Select } from './Select.tsx';

interface SearchableSelectProps extends Omit<ComponentProps<typeof Select>, 'disabled' | 'autoComplete' | 'onBlur'> {
  readonly language: Language;
}

/**
 * Renders a native select for many options; a combobox takes its place when it is touched with a keyboard or a mouse. On
 * touch screens, without scripts and when the combobox's code does not load, it stays the select that it is.
 */
export function SearchableSelect({ language, ...props }: SearchableSelectProps) {
  const [Loaded, setLoaded] = useState<typeof Combobox>();
  const [isNative, setIsNative] = useState(false);
  if (Loaded) return <Loaded {...props} language={language} takesFocus />;
  if (isNative) return <Select {...props} />;
  const load = async (select: HTMLSelectElement) => {
    try {
      const { Combobox } = await import('./Combobox.tsx');
      // A visitor who has left it meanwhile keeps the focus elsewhere.
      if (document.activeElement === select) setLoaded(() => Combobox);
    } catch (error) {
      console.error('Combobox: did not load', error);
      setIsNative(true);
    }
  };
  const open = (event: MouseEvent<HTMLSelectElement>) => {
    if (!hasKeyboard()) return;
    // The list of the native select would close when it is replaced.
    event.preventDefault();
    event.currentTarget.focus();
  };
  return (
    <Select
      {...props}
      onMouseDown={open}
      onFocus={({ currentTarget }) => {
        if (hasKeyboard()) void load(currentTarget);
      }}
    />
  );
}

/** Returns true on a device with a mouse, which has a keyboard to search with too. */
const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches;
