import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './OtherOffers.widget.ts';

export const fixtures = defineFixtures(widget, { full: {} });
