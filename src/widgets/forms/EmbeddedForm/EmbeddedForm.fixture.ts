import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './EmbeddedForm.widget.ts';

export const fixtures = defineFixtures(widget, {
  full: { fields: { formItemId: 'a11c7d0c-5b1e-4c2a-9f6b-7d0c5b1ec2a4' } },
  empty: { fields: { formItemId: '' } },
});
