import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './SahlhaListing.widget.ts';

export const fixtures = defineFixtures(widget, { full: { fields: { Root: { name: 'sahlha', fields: {} } } } });
