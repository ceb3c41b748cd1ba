import { Picture } from '#src/cms/fields/Picture.tsx';
import type { FlagshipHeadProps } from './FlagshipHead.widget.ts';

/** The head of a queue screen: whose it is. It leads nowhere, so that nobody leaves the screen by it. */
export const FlagshipHead = ({ fields: { Logo } }: FlagshipHeadProps) => (
  <header className="kiosk-bar">
    <Picture field={Logo} priority className="h-9 w-auto lg:h-13" />
  </header>
);
