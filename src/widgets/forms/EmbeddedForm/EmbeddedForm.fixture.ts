import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './EmbeddedForm.widget.ts';

export const fixtures = defineFixtures(widget, {
  /** The enquiry of the demo's content. */
  full: { fields: { formItemId: '486d05a6-d3be-55ee-8cac-d73bab96c99c' } },
  unknown: { fields: { formItemId: 'a11c7d0c-5b1e-4c2a-9f6b-7d0c5b1ec2a4' } },
  empty: { fields: { formItemId: '' } },
});
