import { formRendering } from '../rendering.ts';
import { formTemplate } from '../templates/form.ts';

/** A form of the form builder: its fields, conditions and buttons are the author's; its companion is shown beside it. */
export const form = formRendering('Form', { datasource: formTemplate, placeholders: ['companion-{*}'] });
