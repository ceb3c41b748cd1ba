import { Picture } from '#src/cms/fields/Picture.tsx';
import type { WidgetProps } from '#src/cms/widget.ts';
import type { widget } from './FlagshipHead.widget.ts';

/** The head of a queue screen: whose it is. It leads nowhere, so that nobody leaves the screen by it. */
export const FlagshipHead = ({ fields: { Logo } }: WidgetProps<typeof widget>) => (
  <header className="kiosk-bar">
    <Picture field={Logo} priority className="h-9 w-auto lg:h-13" />
  </header>
);
