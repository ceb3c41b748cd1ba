import type { HeaderProps } from './Header.widget.ts';
import type { MenuLink } from './navigation-tree.ts';

interface CategoryChipsProps {
  readonly categories: readonly MenuLink[];
  readonly phrases: HeaderProps['phrases'];
}

/** Renders a filter chip for all links of a section and one per category, in the order of the categories. */
export function CategoryChips({ categories, phrases }: CategoryChipsProps) {
  return (
    <fieldset>
      <legend>{phrases.filter_links}</legend>
      {[phrases.view_all, ...categories.map((category) => category.title)].map((label, number) => (
        <label key={number}>
          <input type="radio" name="of" defaultChecked={number === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
