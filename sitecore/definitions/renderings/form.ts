import { formRendering } from '../rendering.ts';
import { formTemplate } from '../templates/form.ts';

/** A form of the form builder. */
export const form = formRendering('Form', { datasource: formTemplate });
