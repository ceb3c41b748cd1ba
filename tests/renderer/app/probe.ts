import { text } from '#sitecore/definitions/fields/text.ts';
import { rendering } from '#sitecore/definitions/rendering.ts';
import { template } from '#sitecore/definitions/template.ts';
import { defineWidget, type ClientDirective, type WidgetProps } from '#src/cms/widget.ts';

export const CLIENT_DIRECTIVES = [
  'none',
  'interaction',
  'visible',
  'load',
] as const satisfies readonly ClientDirective[];

const probeTemplate = template('Probe', { Label: text() });

/** Declares one probe widget for one client directive. */
export const probeWidget = (name: string, client: ClientDirective) =>
  defineWidget(rendering(probeName(name, client), { datasource: probeTemplate, placeholders: ['inner', 'second'] }), {
    client,
  });

export const probeName = (name: string, client: ClientDirective): string => `${name}-${client}`;

export type ProbeProps = WidgetProps<ReturnType<typeof probeWidget>>;
