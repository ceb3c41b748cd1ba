// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enhanceTabs } from './enhance-tabs.ts';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const NAMES = ['المزايا', 'الرسوم', 'الشروط'];
const onChange = vi.fn();

function show(language: 'ar' | 'en') {
  onChange.mockClear();
  render(
    <div dir={language === 'ar' ? 'rtl' : 'ltr'} style={{ direction: language === 'ar' ? 'rtl' : 'ltr' }}>
      <Tabs
        id="card"
        label="card"
        kind="line"
        language={language}
        tabs={NAMES.map((label) => ({ id: label, label }))}
        chosen={0}
      >
        {NAMES.map((name) => (
          <p key={name}>{`panel ${name}`}</p>
        ))}
      </Tabs>
    </div>,
  );
  return enhanceTabs(document.body, onChange);
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const shown = () => screen.getAllByRole('tabpanel').map((panel) => panel.lastElementChild?.textContent);

describe('enhanceTabs', () => {
  it('chooses a tab by a click, and calls onChange only when the tab changes', async () => {
    show('ar');
    await userEvent.click(screen.getByRole('tab', { name: 'الشروط' }));
    expect([chosen(), ...shown()]).toEqual(['الشروط', 'panel الشروط']);
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
    expect(onChange).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('tab', { name: 'الشروط' }));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('calls onChange with the panel that is visible now', async () => {
    show('ar');
    await userEvent.click(screen.getByRole('tab', { name: 'الرسوم' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(screen.getByRole('tabpanel', { name: 'الرسوم' }));
  });

  it('moves by a number of tabs, wrapping at the ends', () => {
    const tabs = show('ar');
    tabs.move(-1);
    expect([chosen(), ...shown()]).toEqual(['الشروط', 'panel الشروط']);
    tabs.move(1);
    expect([chosen(), ...shown()]).toEqual(['المزايا', 'panel المزايا']);
  });

  it('does nothing without a tab list', () => {
    document.body.innerHTML = '<p>one</p>';
    enhanceTabs(document.body).move(1);
    expect(document.body.innerHTML).toBe('<p>one</p>');
  });

  it('leaves the tabs of a widget inside to that widget', async () => {
    const tabsOf = (id: string) => (
      <Tabs
        id={id}
        label={id}
        kind="line"
        language="en"
        tabs={['1', '2'].map((label) => ({ id: label, label }))}
        chosen={0}
      >
        {['1', '2']}
      </Tabs>
    );
    render(
      <div data-island="outer" data-testid="outer">
        <div data-island="inner">{tabsOf('inside')}</div>
        {tabsOf('outside')}
      </div>,
    );
    enhanceTabs(screen.getByTestId('outer'));
    for (const list of screen.getAllByRole('tablist'))
      await userEvent.click(within(list).getByRole('tab', { name: '2' }));
    expect(screen.getAllByRole('tab', { selected: true }).map(({ id }) => id)).toEqual([
      'inside-tab-1',
      'outside-tab-2',
    ]);
  });

  it.each([
    ['ar', '{ArrowLeft}', 'الرسوم'],
    ['en', '{ArrowLeft}', 'الشروط'],
    ['en', '{End}{Home}{ArrowRight}', 'الرسوم'],
    ['ar', 'x', 'المزايا'],
  ] as const)('chooses and focuses tabs by keys in reading direction: %s %s', async (language, keys, name) => {
    show(language);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect([chosen(), ...shown()]).toEqual([name, `panel ${name}`]);
    expect(document.activeElement?.textContent).toBe(name);
  });
});
