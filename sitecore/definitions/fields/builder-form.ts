import { z } from 'zod';
import { safeParse } from 'zod/mini';
import { builderForm as wireForm } from '../../contracts/form-builder.ts';
import { type FormView, readFormView } from '../../contracts/form-view.ts';
import { isRecord } from '../is-record.ts';
import type { Json } from '../json.ts';
import { type FieldKind, readWith } from './kind.ts';

/**
 * A form in the shape of Sitecore Forms, the whole `fields` of its rendering; null where the rendering names none, and when the
 * JSON has another shape.
 */
export const builderForm = (): FieldKind<FormView | null, Json> => ({
  kind: 'builderForm',
  sitecoreType: 'Form',
  required: false,
  empty: null,
  schema: z.json(),
  read: (raw) => readWith(z.json(), raw, (form) => ({ references: [], isLocalized: false, json: () => form })),
  decode: (json, scope) => {
    const read = safeParse(wireForm, json);
    if (read.success) return readFormView(read.data);
    const isNone = json === null || (isRecord(json) && Object.keys(json).length === 0);
    if (!isNone) scope.report('a form is left out: it has another shape than those of Sitecore Forms');
    return null;
  },
});
