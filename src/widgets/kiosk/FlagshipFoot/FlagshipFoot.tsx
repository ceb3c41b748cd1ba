import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { FlagshipFootProps } from './FlagshipFoot.widget.ts';

/** Renders the footer of the kiosk: the branch's name and a help text. */
export const FlagshipFoot = ({ fields: { BranchName, Help } }: FlagshipFootProps) => (
  <footer className="kiosk-foot">
    <FootNote icon="pin" field={BranchName} />
    <FootNote icon="info" field={Help} />
  </footer>
);

const FootNote = ({ icon, field }: { readonly icon: 'pin' | 'info'; readonly field: TextValue }) =>
  isShown(field) && (
    <p className="flex items-center gap-3">
      <Icon name={icon} />
      <span>
        <Text field={field} />
      </span>
    </p>
  );
