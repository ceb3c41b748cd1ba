// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FlagCards } from './FlagCards.tsx';
import { flagFields, flagSettings, isOn } from './flags.ts';
import { choice, type ChoiceSchema, defineForm } from './schema.ts';
import { listedOption } from './settings.ts';
import { useForm } from './use-form.ts';

const fields: Readonly<Record<string, ChoiceSchema>> = {
  ...flagFields(['coffee', 'rides'], 'savings_categories'),
  way: choice({ label: 'savings_ways', list: 'ways', initial: '0', optional: true, persists: true }),
};
const form = defineForm({ name: 'Flags', fields, groups: [{ fields: ['way'] }] });
const settings = { ...flagSettings, ways: [listedOption('0', 'Share'), listedOption('1', 'Riyal')] };

function Form({
  query = {},
  submitted,
}: {
  readonly query?: Readonly<Record<string, string>>;
  readonly submitted?: boolean;
}) {
  const state = useForm({ form, settings, query });
  const cards = ['coffee', 'rides'].map((id) => ({ id, name: id }));
  return (
    <>
      <FlagCards label="cards" cards={cards} state={state} badge="1" {...(submitted && { submitted })} />
      <output>{state.values.way}</output>
      <button type="button" onClick={() => state.setValue('way', '1')}>
        riyal
      </button>
      {state.isChanged && (
        <button type="button" onClick={state.clear}>
          clear
        </button>
      )}
    </>
  );
}

afterEach(cleanup);

const isPressed = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
const click = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('FlagCards', () => {
  it('switches a flag on and off, with its badge while it is on', () => {
    render(<Form />);
    click(/coffee/);
    expect([isPressed(/coffee/), isPressed(/rides/)]).toEqual(['true', 'false']);
    expect(screen.getByText('1')).toBeDefined();
    click(/coffee/);
    expect(isPressed(/coffee/)).toBe('false');
    expect(screen.queryByText('1')).toBeNull();
  });

  it('are checkboxes of a submitted form, on as in its query', () => {
    render(<Form submitted query={{ form: 'Flags', rides: '1', coffee: 'yes' }} />);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ name, value, checked }) => [name, value, checked])).toEqual([
      ['coffee', '1', false],
      ['rides', '1', true],
    ]);
  });

  it('takes no value but its own for on', () => {
    expect([isOn('1'), isOn('yes'), isOn(''), isOn()]).toEqual([true, false, false, false]);
  });
});

describe('a field that persists', () => {
  it('neither counts as a change nor is cleared with the others', () => {
    render(<Form />);
    click(/riyal/);
    expect(screen.queryByRole('button', { name: 'clear' })).toBeNull();
    click(/rides/);
    click(/clear/);
    expect(isPressed(/rides/)).toBe('false');
    expect(screen.getByRole('status').textContent).toBe('1');
  });
});
