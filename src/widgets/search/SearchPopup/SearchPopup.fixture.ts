import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './SearchPopup.widget.ts';

export const fixtures = defineFixtures(widget, { minimal: {} });
