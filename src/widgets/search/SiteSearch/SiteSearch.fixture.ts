import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './SiteSearch.widget.ts';

const Title = { ar: 'البحث', en: 'Search' };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title } },
  full: {
    fields: {
      Title,
      SubTitle: {
        ar: 'اكتب اسم منتج أو خدمة، بالهمزات أو بدونها.',
        en: 'Type the name of a product or a service.',
      },
    },
  },
});
