import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './TabContainer.widget.ts';

const auto = { name: 'auto', fields: { Title: { ar: 'سيارة', en: 'Car' } } };
const home = { name: 'home', fields: { Title: { ar: 'منزل', en: 'Home' } } };

export const fixtures = defineFixtures(widget, {
  single: { fields: { items: [auto] } },
  buttoned: { fields: { Title: { ar: 'التمويل', en: 'Finance' }, items: [auto, home] } },
  pilled: { fields: { items: [auto, home] }, params: { Style: 'pilled' } },
});
