import { useRef } from 'react';
import { fill } from '#src/i18n/phrase.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { FieldProps } from './builder-context.ts';
import { BuilderField, controlProps } from './BuilderField.tsx';
import { fileSizeText } from './file-size.ts';

/** Renders a file input: the native one in its box, with the names of the chosen files and a button that removes them. */
export function FileField({ node, form }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const files = form.filesOf(node);
  const { phrases, language } = form;
  const clear = () => {
    if (input.current) input.current.value = '';
    form.chooseFiles(node, []);
    input.current?.focus();
  };
  const names = files.map(({ name }) => name).join('، ');
  return (
    <BuilderField node={node} form={form}>
      {(control) => (
        <div className="builder-file" data-chosen={files.length > 0 || undefined}>
          <input
            {...control}
            {...controlProps(form, node)}
            ref={input}
            type="file"
            multiple={node.isMultiple}
            accept={node.element.files?.extensions.join(',') || undefined}
            onChange={({ currentTarget }) => form.chooseFiles(node, [...(currentTarget.files ?? [])])}
          />
          <span className="builder-file-face" aria-hidden="true">
            <span>{phrases.form_file_choose}</span>
          </span>
          <output htmlFor={control.id} className="builder-file-name">
            {files.length === 0 ? (
              phrases.form_file_none
            ) : (
              <>
                <bdi>{names}</bdi> <small>{fileSizeText(totalSize(files), phrases, language)}</small>
              </>
            )}
          </output>
          {files.length > 0 && (
            <button type="button" aria-label={fill(phrases.form_file_clear, { name: names })} onClick={clear}>
              <Icon name="close" />
            </button>
          )}
        </div>
      )}
    </BuilderField>
  );
}

const totalSize = (files: readonly { readonly size: number }[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);
