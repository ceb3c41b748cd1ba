import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './Locator.widget.ts';

const Title = { ar: 'أقرب ركن إليك', en: 'Your nearest Rukn' };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title } },
  full: {
    fields: { Title, Description: { ar: 'فروع وصرافات وأكشاك.', en: 'Branches, ATMs and kiosks.' } },
    params: { Service: 'branch' },
  },
  /** The list alone. */
  withoutMap: { fields: { Title }, params: { HideMap: true } },
});
