// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Accordion } from './Accordion.tsx';

afterEach(cleanup);

const items = [
  { id: 'fees', title: 'هل هناك رسوم شهرية؟', content: <p>لا.</p> },
  { id: 'time', title: 'كم يستغرق فتح الحساب؟', content: <p>خمس دقائق.</p> },
];
const findItems = () => [...document.querySelectorAll('details')];

describe('Accordion', () => {
  it('starts with every item closed', () => {
    render(<Accordion name="faq" level={3} items={items} />);
    expect(findItems().map(({ open }) => open)).toEqual([false, false]);
  });

  it('opens the item given by `open`', () => {
    render(<Accordion name="faq" level={3} items={items} open="time" />);
    expect(findItems().map(({ open }) => open)).toEqual([false, true]);
  });

  it.each([false, true])('titles its items with headings of its level, all expanded: %s', (expanded) => {
    render(<Accordion name="faq" level={3} items={items} expanded={expanded} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'هل هناك رسوم شهرية؟',
      'كم يستغرق فتح الحساب؟',
    ]);
  });

  it('gives its items one name, so that browsers open one at a time', () => {
    render(<Accordion name="faq" level={3} items={items} />);
    expect(findItems().map((one) => one.getAttribute('name'))).toEqual(['faq', 'faq']);
  });

  it('renders the content of every item in the HTML, closed or not', () => {
    render(<Accordion name="faq" level={3} items={items} />);
    expect(findItems().map((one) => one.textContent)).toEqual([
      'هل هناك رسوم شهرية؟لا.',
      'كم يستغرق فتح الحساب؟خمس دقائق.',
    ]);
    expect(screen.getByText('كم يستغرق فتح الحساب؟').closest('summary')).not.toBeNull();
  });
});
