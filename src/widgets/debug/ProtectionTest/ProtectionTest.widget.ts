import { protectionTest } from '#sitecore/definitions/renderings/protection-test.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import type { ProtectionTestData } from './ProtectionTest.server.ts';

export const widget = defineWidget(protectionTest, { client: 'load', whenEmpty: 'optional', enhancement: true });

export type ProtectionTestProps = WidgetProps<typeof widget, ProtectionTestData>;
