import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './RequestStatus.widget.ts';

export const fixtures = defineFixtures(widget, { minimal: {} });
