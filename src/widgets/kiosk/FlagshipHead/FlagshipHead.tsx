import { Picture } from '#src/cms/fields/Picture.tsx';
import type { FlagshipHeadProps } from './FlagshipHead.widget.ts';

/** Renders the header of the kiosk: the logo without a link, so that visitors cannot leave the kiosk. */
export const FlagshipHead = ({ fields: { Logo } }: FlagshipHeadProps) => (
  <header className="kiosk-bar">
    <Picture field={Logo} priority className="h-9 w-auto lg:h-13" />
  </header>
);
