// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Accordion } from './Accordion.tsx';

afterEach(cleanup);

const items = [
  { id: 'fees', title: 'هل هناك رسوم شهرية؟', content: <p>لا.</p> },
  { id: 'time', title: 'كم يستغرق فتح الحساب؟', content: <p>خمس دقائق.</p> },
];
const disclosures = () => [...document.querySelectorAll('details')];

describe('Accordion', () => {
  it('starts with every answer closed', () => {
    render(<Accordion name="faq" items={items} />);
    expect(disclosures().map(({ open }) => open)).toEqual([false, false]);
  });

  it('opens the one it is told to', () => {
    render(<Accordion name="faq" items={items} open="time" />);
    expect(disclosures().map(({ open }) => open)).toEqual([false, true]);
  });

  it('gives its disclosures one name, by which browsers open one at a time', () => {
    render(<Accordion name="faq" items={items} />);
    expect(disclosures().map((one) => one.getAttribute('name'))).toEqual(['faq', 'faq']);
  });

  it('holds each answer in the HTML, closed or not', () => {
    render(<Accordion name="faq" items={items} />);
    expect(disclosures().map((one) => one.textContent)).toEqual([
      'هل هناك رسوم شهرية؟لا.',
      'كم يستغرق فتح الحساب؟خمس دقائق.',
    ]);
    expect(screen.getByText('كم يستغرق فتح الحساب؟').closest('summary')).not.toBeNull();
  });
});
