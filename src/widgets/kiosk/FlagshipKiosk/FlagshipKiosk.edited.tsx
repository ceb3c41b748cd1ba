import { Text } from '#src/cms/fields/Text.tsx';
import { KioskLayout } from './KioskLayout.tsx';
import type { FlagshipKioskProps } from './FlagshipKiosk.widget.ts';

/** Renders the kiosk for editing: the branch's name on the ticket, and the kiosk's parameters. */
export const EditedFlagshipKiosk = ({ fields: { BranchName }, params, phrases }: FlagshipKioskProps) => (
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
