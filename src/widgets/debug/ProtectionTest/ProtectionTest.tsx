import { isShown, Text } from '#src/cms/fields/Text.tsx';
import type { ProtectionTestProps } from './ProtectionTest.widget.ts';

/** Renders a developer aid that covers the page while docked browser tools are open. Only configuration enables it. */
export function ProtectionTest({ fields, page, data }: ProtectionTestProps) {
  if (page.state === 'edit') return <Notice fields={fields} />;
  return (
    <div role="alert">
      {data.isOn && (
        <div
          data-cover=""
          hidden
          className="night fixed inset-0 z-dialog grid place-content-center gap-2 p-gutter text-center"
        >
          <Notice fields={fields} />
        </div>
      )}
    </div>
  );
}

const Notice = ({ fields: { Title, Text: text } }: Pick<ProtectionTestProps, 'fields'>) => (
  <div>
    <p className="text-xl font-strong">
      <Text field={Title} />
    </p>
    {isShown(text) && (
      <p>
        <Text field={text} />
      </p>
    )}
  </div>
);
