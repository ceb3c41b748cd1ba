import { protectionTest } from '#sitecore/definitions/renderings/protection-test.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(protectionTest, { wake: 'load' });
