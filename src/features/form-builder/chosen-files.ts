import type { FormField } from '#sitecore/rules/forms/form-model.ts';
import type { ValidationError } from '#sitecore/rules/forms/check-field.ts';

/** A chosen file before it is sent. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

/** Returns the first check that the chosen files do not pass; the server looks into them. */
export function checkFiles(
  { files: bounds }: Pick<FormField, 'files'>,
  files: readonly ChosenFile[],
  isRequired: boolean,
): ValidationError | undefined {
  if (files.length === 0) return isRequired ? { validator: 'required', bounds: [] } : undefined;
  if (!bounds) return undefined;
  const { maxCount, maxBytes, extensions } = bounds;
  if (files.length > maxCount) return { validator: 'fileCount', bounds: [`${maxCount}`] };
  const isOfType = ({ name }: ChosenFile) => extensions.some((extension) => name.toLowerCase().endsWith(extension));
  if (extensions.length > 0 && !files.every(isOfType)) return { validator: 'fileType', bounds: [extensions.join(' ')] };
  if (files.some(({ size }) => size > maxBytes)) return { validator: 'fileSize', bounds: [`${maxBytes}`] };
  return undefined;
}
