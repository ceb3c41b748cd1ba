import { text } from '#sitecore/definitions/fields/text.ts';
import { rendering } from '#sitecore/definitions/rendering.ts';
import { template } from '#sitecore/definitions/template.ts';
import { defineWidget, type Wake, type WidgetProps } from '#src/cms/widget.ts';

export const WAKES = ['never', 'use', 'visible', 'load'] as const satisfies readonly Wake[];

const probeTemplate = template('Probe', { Label: text() });

/** Declares one probe widget for one way to wake. */
export const probeWidget = (name: string, wake: Wake) =>
  defineWidget(rendering(probeName(name, wake), { datasource: probeTemplate, placeholders: ['inner', 'second'] }), {
    wake,
  });

export const probeName = (name: string, wake: Wake): string => `${name}-${wake}`;

export type ProbeProps = WidgetProps<ReturnType<typeof probeWidget>>;
