// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubMethod } from '#tests/support/stub-method.ts';
import { examples } from './SearchableSelect.examples.tsx';

const user = userEvent.setup({ delay: null });
let isMouse = true;

beforeEach(() => {
  isMouse = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isMouse }));
  // jsdom has no layout.
  stubMethod(Element.prototype, 'scrollIntoView', () => undefined);
});

afterEach(cleanup);

const renderCities = () => render(<>{examples.empty?.({ language: 'ar', t: ({ ar }) => ar })}</>);
const control = () => screen.getByRole('combobox', { name: 'المدينة' });
/** Focuses the select and waits until the combobox has its place and the focus. */
async function open(): Promise<void> {
  await user.tab();
  await waitFor(() => expect(control().tagName).toBe('INPUT'));
  await waitFor(() => expect(document.activeElement).toBe(control()));
}
const names = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

describe('SearchableSelect', () => {
  it('is a native select with its options until it is touched', () => {
    renderCities();
    expect(control().tagName).toBe('SELECT');
    expect(screen.getAllByRole('option')).toHaveLength(13);
  });

  it.each(['مكة', 'مكّـة', 'المكرمه'])('finds مكّة المكرمة by %s', async (typed) => {
    renderCities();
    await open();
    await user.keyboard(typed);
    expect(await names()).toEqual(['مكّة المكرمة']);
  });

  it('is chosen from by keyboard, keeps the focus, and submits the value of the option', async () => {
    const { container } = renderCities();
    await open();
    await user.keyboard('ابها');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(control()).toHaveProperty('value', 'أبها');
    expect(document.activeElement).toBe(control());
    expect(container.querySelector('[name=city]')).toHaveProperty('value', 'abha');
  });

  it.each(['{Enter}', '{Tab}'])('chooses the city whose whole name is typed by %s', async (key) => {
    const { container } = renderCities();
    await open();
    await user.keyboard(`مكه المكرمة${key}`);
    expect(control()).toHaveProperty('value', 'مكّة المكرمة');
    expect(container.querySelector('[name=city]')).toHaveProperty('value', 'makkah');
  });

  it('opens with a mouse too', async () => {
    renderCities();
    await user.click(control());
    expect(await names()).toHaveLength(12);
    expect(control().tagName).toBe('INPUT');
  });

  it('stays native on touch screens', async () => {
    isMouse = false;
    renderCities();
    await user.click(control());
    await user.selectOptions(control(), 'tabuk');
    expect(control()).toHaveProperty('value', 'tabuk');
  });
});
