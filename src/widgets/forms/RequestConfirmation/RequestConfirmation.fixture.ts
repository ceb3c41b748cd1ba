import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './RequestConfirmation.widget.ts';

export const fixtures = defineFixtures(widget, { minimal: {} });
