import { rendering } from '../rendering.ts';
import { embeddedFormTemplate } from '../templates/embedded-form.ts';

/** A form that a script of the content platform fills in where it stands. */
export const embeddedForm = rendering('EmbeddedForm', { datasource: embeddedFormTemplate });
