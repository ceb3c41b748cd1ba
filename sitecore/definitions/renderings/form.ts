import { formRendering } from '../rendering.ts';
import { formTemplate } from '../templates/form.ts';

/** A form of the form builder: its fields, conditions and buttons are the author's. */
export const form = formRendering('Form', { datasource: formTemplate });
