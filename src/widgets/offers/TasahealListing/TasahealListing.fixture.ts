import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './TasahealListing.widget.ts';

export const fixtures = defineFixtures(widget, { full: { fields: { Root: { name: 'tasaheal', fields: {} } } } });
