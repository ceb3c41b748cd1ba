import { Text } from '#src/cms/fields/Text.tsx';
import type { WidgetProps } from '#src/cms/widget.ts';
import { KioskLayout } from '#src/widgets/kiosk/FlagshipKiosk/KioskLayout.tsx';
import type { widget } from './FlagshipKiosk.widget.ts';

/** The queue screen as its author edits it: the branch that a ticket names, and what the screen is set to. */
export const EditedFlagshipKiosk = ({ fields: { BranchName }, params, phrases }: WidgetProps<typeof widget>) => (
  <KioskLayout>
    <h1 className="text-3xl">{phrases.kiosk_name}</h1>
    <p className="mt-4 text-xl">
      <Text field={BranchName} />
    </p>
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-lg">
      {Object.entries(params).map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-text-3">{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  </KioskLayout>
);
