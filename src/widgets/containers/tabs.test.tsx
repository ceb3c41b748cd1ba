// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures as slideshow } from '../media/TabbedSlideshow/TabbedSlideshow.fixture.ts';
import { fixtures as categorised } from '../help/CategorisedFaq/CategorisedFaq.fixture.ts';
import { fixtures as sections } from './FeaturedSections/FeaturedSections.fixture.ts';
import { fixtures as container } from './TabContainer/TabContainer.fixture.ts';
import { fixtures as images } from './TabbedImageList/TabbedImageList.fixture.ts';
import { fixtures as info } from './TabbedInfoSection/TabbedInfoSection.fixture.ts';
import { fixtures as slider } from './TabbedSlider/TabbedSlider.fixture.ts';
import { fixtures as cards } from './TabItemCards/TabItemCards.fixture.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

describe.each(LANGUAGES)('tabbed widgets in %s', (language) => {
  const show = async (example: PlacedFixture) => {
    const { html, errors } = await renderExample(serverRegistry, example, language);
    expect(errors).toEqual([]);
    document.body.innerHTML = html;
    return document.body;
  };
  const tabNames = (body: HTMLElement) => [...body.querySelectorAll('[role=tab]')].map((tab) => tab.textContent);

  it('SEC-TABS-02 show a tab list from two items on, and a single item’s content without one', async () => {
    for (const [many, single, content] of [
      [
        container.buttoned,
        { ...container.single, fixture: { ...container.single.fixture, placeholders: { 'tab-1': [slider.single] } } },
        'img',
      ],
      [categorised.tabs, categorised.single, 'details'],
      [sections.full, sections.single, 'h2'],
      [images.full, images.single, 'img'],
      [info.full, info.single, 'h2'],
      [slider.full, slider.single, 'img'],
      [slideshow.full, slideshow.single, 'video'],
    ] as const) {
      expect((await show(many)).querySelectorAll('[role=tablist]')).toHaveLength(1);
      const body = await show(single);
      expect(body.querySelector(content)?.closest('[hidden]'), single.rendering.name).toBeNull();
      expect(body.querySelector(content), single.rendering.name).not.toBeNull();
      expect(body.querySelectorAll('[role=tablist], [role=tab], [role=tabpanel]')).toHaveLength(0);
    }
  });

  it('SEC-TABS-03 omit tab-item cards without a title and without any heading or subheading in the list', async () => {
    for (const written of [cards.full, cards.titleOnly, cards.headingOnly, cards.subheadingOnly])
      expect((await show(written)).querySelectorAll('li').length).toBeGreaterThan(0);
    expect((await show(cards.unheaded)).querySelector('section')).toBeNull();
    expect(document.body.textContent.trim()).toBe('');
  });

  it('SEC-TABS-08 sort the tabs of the image list by descending number, those without a number last', async () => {
    const tabNamesByLanguage = { ar: '٢٠٢٣ ٢٠١٤ ١٩٨٧ غداً', en: '2023 2014 1987 Tomorrow' };
    expect(tabNames(await show(images.full))).toEqual(tabNamesByLanguage[language].split(' '));
  });
});
