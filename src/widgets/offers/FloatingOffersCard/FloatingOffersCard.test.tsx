// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './FloatingOffersCard.fixture.ts';

async function show(example: (typeof fixtures)[keyof typeof fixtures], language: 'ar' | 'en' = 'en') {
  document.body.innerHTML = (await renderExample(serverRegistry, example, language)).html;
  return [...document.querySelectorAll('li b')].map(({ textContent }) => textContent);
}

describe('FloatingOffersCard', () => {
  it('leaves out an offer from the day after its last', async () => {
    expect(await show(fixtures.ended)).toEqual(['Shop 2']);
    expect(await show(fixtures.ended, 'ar')).toEqual(['متجر ٢']);
    expect(document.querySelector('[data-restore] i')?.textContent).toBe('١');
  });

  it('is not there without an offer that goes on', async () => {
    await show(fixtures.allEnded);
    expect(document.querySelector('.offers-card')).toBeNull();
  });
});
