import { fixtures as card } from '#src/widgets/errors/ErrorCard/ErrorCard.fixture.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { fixtures as faq } from '#src/widgets/help/FaqAccordion/FaqAccordion.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';

test('SHELL-01 a page is what its content places: adding, moving or removing a block changes it', async ({
  qa,
  page,
}) => {
  const blocks = () =>
    page
      .getByRole('main')
      .locator('[data-widget]')
      .evaluateAll((widgets) => widgets.map((widget) => widget.getAttribute('data-widget')));
  await qa.publish([hero.full]);
  await qa.open();
  expect(await blocks()).toEqual(['HeroBanner']);
  await qa.publish([hero.full, faq.full, card.minimal]);
  await qa.open();
  expect(await blocks()).toEqual(['HeroBanner', 'FaqAccordion', 'ErrorCard']);
  await qa.publish([card.minimal, hero.full, faq.full]);
  await qa.open();
  expect(await blocks()).toEqual(['ErrorCard', 'HeroBanner', 'FaqAccordion']);
  await qa.publish([card.minimal, faq.full]);
  await qa.open();
  expect(await blocks()).toEqual(['ErrorCard', 'FaqAccordion']);
});
