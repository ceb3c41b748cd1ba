const kebab = (name: string): string => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const spacedName = (name: string): string => name.replace(/(?<!^)([A-Z])/g, ' $1');

/** Returns the files of a new widget by path: its definition, declaration, view, examples and test. */
export function widgetTemplate(area: string, name: string): Readonly<Record<string, string>> {
  const definition = camel(name);
  const folder = `src/widgets/${area}/${name}`;
  return {
    [`sitecore/definitions/renderings/${kebab(name)}.ts`]: `import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

export const ${definition} = rendering('${name}', {
  datasource: template('${spacedName(name)}', { Title: text({ required: true }) }),
});
`,
    [`${folder}/${name}.widget.ts`]: `import { ${definition} } from '#sitecore/definitions/renderings/${kebab(name)}.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(${definition});

export type ${name}Props = WidgetProps<typeof widget>;
`,
    [`${folder}/${name}.tsx`]: `import { Text } from '#src/cms/fields/Text.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { ${name}Props } from './${name}.widget.ts';

export function ${name}({ fields: { Title } }: ${name}Props) {
  return (
    <Section>
      <Wrap>
        <SectionHead title={<Text field={Title} />} />
      </Wrap>
    </Section>
  );
}
`,
    [`${folder}/${name}.fixture.ts`]: `import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './${name}.widget.ts';

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title: { ar: 'عنوان', en: 'A title' } } },
});
`,
    [`${folder}/${name}.test.tsx`]: `import { expect, it } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './${name}.fixture.ts';

it('shows its title in the language of the page', async () => {
  const { html } = await renderExample(serverRegistry, fixtures.minimal, 'ar');
  expect(html).toContain('عنوان');
});
`,
  };
}
