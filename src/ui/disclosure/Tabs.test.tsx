// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '#sitecore/definitions/language.ts';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const NAMES = {
  ar: ['المزايا', 'الرسوم', 'الشروط'],
  en: ['Benefits', 'Fees', 'Terms'],
};

function Example({ language, first = 0, count = 3 }: { language: Language; first?: number; count?: number }) {
  const [chosen, choose] = useState(first);
  const names = NAMES[language].slice(0, count);
  return (
    <div dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <Tabs
        id="card"
        label="card"
        kind="line"
        language={language}
        tabs={names.map((label, index) => ({ id: `${index}`, label }))}
        chosen={chosen}
        onChoose={choose}
      >
        {names.map((name) => (
          <p key={name}>{`panel ${name}`}</p>
        ))}
      </Tabs>
    </div>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const shown = () => screen.getAllByRole('tabpanel').map((panel) => panel.lastElementChild?.textContent);

describe('Tabs', () => {
  it.each([
    ['en', '{ArrowRight}', 'Fees'],
    ['en', '{ArrowLeft}', 'Terms'],
    ['ar', '{ArrowLeft}', 'الرسوم'],
    ['ar', '{ArrowRight}', 'الشروط'],
    ['ar', '{End}', 'الشروط'],
    ['en', '{End}{Home}', 'Benefits'],
    ['en', '{ArrowRight}{ArrowRight}{ArrowRight}', 'Benefits'],
    ['ar', '{ArrowLeft}{ArrowLeft}{ArrowLeft}', 'المزايا'],
    ['ar', '{ArrowDown}{a}', 'المزايا'],
  ] as const)('in %s %s moves from the first tab to %s', async (language, keys, name) => {
    render(<Example language={language} />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(chosen()).toBe(name);
    expect(document.activeElement?.textContent).toBe(name);
    expect(shown()).toEqual([`panel ${name}`]);
  });

  it('has one tab stop: the chosen tab, then its panel', async () => {
    render(<Example language="ar" first={1} />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('الرسوم');
    await userEvent.tab();
    expect(document.activeElement?.lastElementChild?.textContent).toBe('panel الرسوم');
  });

  it('chooses a tab by a click', async () => {
    render(<Example language="en" />);
    await userEvent.click(screen.getByRole('tab', { name: 'Terms' }));
    expect(shown()).toEqual(['panel Terms']);
  });

  it('labels each panel by its tab and renders the hidden ones too', () => {
    render(<Example language="en" />);
    expect(screen.getByRole('tabpanel', { name: 'Benefits' }).lastElementChild?.textContent).toBe('panel Benefits');
    const panels = screen.getAllByRole('tabpanel', { hidden: true });
    expect(panels.map((panel) => panel.hidden)).toEqual([false, true, true]);
    const controlled = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls'));
    expect(panels.map(({ id }) => id)).toEqual(controlled);
  });

  it('renders no tab list for a single tab', () => {
    render(<Example language="ar" count={1} />);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByText('panel المزايا')).toBeDefined();
  });
});
