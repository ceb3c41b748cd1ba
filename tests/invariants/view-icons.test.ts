import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueWidgets } from '#src/catalogue/widgets.generated.ts';
import { ICON_NAMES } from '#src/ui/icon/icon-names.ts';
import { viewIcons } from '#src/widgets/view-icons.ts';
import { reachedFiles } from '#tests/support/reached-names.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The files that list all icons. */
const LISTS = /\/icon-(?:names|paths)\.ts$/;

describe('icons that a widget declares for its view', () => {
  it.each(Object.entries(viewIcons))('are all that the code of %s names', (widget, declared) => {
    const { folder = '' } = catalogueWidgets.find(({ folder }) => folder.endsWith(`/${widget}`)) ?? {};
    const files = reachedFiles([`src/widgets/${folder}/${widget}.tsx`]).filter((file) => !LISTS.test(file));
    const code = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
    expect(files.length).toBeGreaterThan(3);
    expect(ICON_NAMES.filter((name) => new RegExp(`['"]${name}['"]`).test(code) && !declared.includes(name))).toEqual(
      [],
    );
  });
});
